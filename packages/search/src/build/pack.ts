import { isStopWord, normalize } from '../browser/engine/text.ts';
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
  const inProse = new Set(sections.flatMap(({ prose }) => wordsIn(prose)));
  return {
    routes: pages.map(({ routePath }) => routePath),
    weights: pages.map(
      (page) => weightOf(page) * (continuesOther(page, pages) ? 0.82 : 1),
    ),
    descriptions: pages.map(({ description = '' }) => singleLine(description)),
    depths: sections.map(({ depth }) => depth),
    headings: sections.map(({ heading }) => singleLine(heading)),
    ids: sections.map(({ id }) => id),
    prose: sections.map(({ prose }) => singleLine(prose)),
    code: sections.map(({ code }) =>
      [...new Set(wordsIn(code))].filter((word) => !inProse.has(word)).join(' '),
    ),
    questions: pages.flatMap((page, index) => {
      const questions = questionsOf(page);
      return (split[index] ?? []).map(({ id }) =>
        (questions[id] ?? []).map(withoutStopWords).join('\n'),
      );
    }),
  };
}

/** Without the words that search passes over anyway: `build a package` has `build package`. */
function withoutStopWords(question: string): string {
  const words = question.split(' ');
  const kept = words.filter((word) => !isStopWord(normalize(word)));
  return (kept.length > 0 ? kept : words).join(' ');
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

/** Words that may be searched for alone. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu) ?? [];
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
