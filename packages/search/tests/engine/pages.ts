import { prepareEngine, type SearchEngine } from '../../src/browser/engine/search';
import { readSections } from '../../src/browser/engine/sections';
import { pack } from '../../src/browser/pack.ts';
import type { IndexEntry, Synonyms } from '../../src/browser/types';

/** A page of an index without its number. */
export type TestPage = Omit<IndexEntry, 'id'>;

/** A page without a description. Lines of the form `## Heading {#id}` are headings. */
export function page(routePath: string, title: string, ...lines: string[]): TestPage {
  const toc: TestPage['toc'][number][] = [];
  let content = '\n';
  for (const line of lines) {
    const [, hashes, text, id] = /^(#+) (.+) \{#(.+)\}$/.exec(line) ?? [];
    if (hashes && text && id)
      toc.push({ id, text, depth: hashes.length, charIndex: content.length });
    content += `${text ?? line}\n`;
  }
  return { routePath, title, content, toc, domain: '' };
}

/** A page with a description. */
export function described(description: string, one: TestPage): TestPage {
  const toc = one.toc.map((heading) => {
    return { ...heading, charIndex: heading.charIndex + description.length };
  });
  return { ...one, content: description + one.content, toc };
}

/** The entries of an index with these pages. */
export function entriesOf(pages: readonly TestPage[]): IndexEntry[] {
  return pages.map((one, id) => ({ id, ...one }));
}

/**
 * An engine for these pages. `questions` has those of each of their sections, a line each, and `code`
 * the names in their code.
 */
export function engineFor(
  pages: readonly TestPage[],
  lang = 'en',
  synonyms: Synonyms = [],
  questions: readonly string[] = [],
  code: readonly string[] = [],
): SearchEngine {
  const sections = readSections(pack(entriesOf(pages), { questions, code }));
  return prepareEngine(lang, synonyms)(sections);
}
