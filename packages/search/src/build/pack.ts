import type { SearchIndex } from '../browser/types.ts';
import { type IndexedPage, splitPages } from './sections.ts';

export type { IndexedPage, SearchIndex };

/** The search index of one language. `readSections` in the engine reads it. */
export function pack<Page extends IndexedPage>(
  pages: readonly Page[],
  questionsOf: (page: Page) => Readonly<Record<string, readonly string[]>> = () => ({}),
): SearchIndex {
  const split = splitPages(pages);
  const sections = split.flat();
  const contents = sections.map(({ text }) => separateCode(text));
  return {
    routes: pages.map(({ routePath }) => routePath),
    weights: pages.map(
      (page) => weightOf(page) * (continuesOther(page, pages) ? 0.82 : 1),
    ),
    descriptions: pages.map(({ description = '' }) => singleLine(description)),
    depths: sections.map(({ depth }) => depth),
    headings: sections.map(({ heading }) => singleLine(heading)),
    ids: sections.map(({ id }) => id),
    prose: contents.map(({ prose }) => singleLine(prose)),
    code: contents.map(({ code }) => singleLine(code)),
    questions: pages.flatMap((page, index) => {
      const questions = questionsOf(page);
      return (split[index] ?? []).map(({ id }) => (questions[id] ?? []).join('\n'));
    }),
  };
}

/** Pages set `searchWeight` in their frontmatter; those that are not written yet count for half. */
function weightOf({ frontmatter = {} }: IndexedPage): number {
  if (frontmatter.unwritten === true) return 0.5;
  return typeof frontmatter.searchWeight === 'number' ? frontmatter.searchWeight : 1;
}

/** Whether a page, such as `dts-pitfalls`, only adds to another one, `dts`. */
function continuesOther({ routePath }: IndexedPage, pages: readonly IndexedPage[]) {
  return pages.some((other) => routePath.startsWith(`${other.routePath}-`));
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The framework's index does not say what was code, so its layout decides: indents, and how its
 * lines begin and end.
 */
const codePatterns = [
  /^\s{2,}\S/m,
  /[;{}[(]\s*$|=>\s*$/m,
  /^[\])}]+[;,]?$/m,
  /^(?:import|export|const|var|let|function|return)\b.*['";{]/m,
  /^(?:\/\*|\/\/|\$ |"use )|^File \(/m,
];

/** The bundler's runtime is the same in every output and answers nobody's question. */
const bundlerRuntime = /__webpack_require__|__webpack_exports__|__rspack_/;

function separateCode(text: string): { prose: string; code: string } {
  const prose: string[] = [];
  const code: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    if (codePatterns.some((pattern) => pattern.test(block)))
      code.push(...block.split('\n').filter((line) => !bundlerRuntime.test(line)));
    else prose.push(block);
  }
  return { prose: prose.join('\n'), code: code.join('\n') };
}
