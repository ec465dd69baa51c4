import { isStopWord, normalize } from '../browser/engine/text.ts';
import type { Hints, IndexEntry } from '../browser/types.ts';

/** A page, and what its author says about it. */
export interface HintedPage {
  readonly entry: Omit<IndexEntry, 'id'>;
  /** The fields of its frontmatter that search uses. */
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** What readers type when a section answers them, by its anchor. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
}

/** What search knows besides of the pages of a language. */
export function hintsOf(pages: readonly HintedPage[]): Hints {
  const routes = pages.map(({ entry }) => entry.routePath);
  return {
    weights: pages.map(
      ({ entry, frontmatter }) =>
        weightOf(frontmatter) * (continuesOther(entry.routePath, routes) ? 0.82 : 1),
    ),
    questions: pages.flatMap(({ entry, questions }) =>
      [{ id: '' }, ...entry.toc].map(({ id }) =>
        (questions[id] ?? []).map(withoutStopWords).join('\n'),
      ),
    ),
  };
}

/** Without the words that search passes over anyway: `build a package` has `build package`. */
function withoutStopWords(question: string): string {
  const words = question.split(' ');
  const kept = words.filter((word) => !isStopWord(normalize(word)));
  return (kept.length > 0 ? kept : words).join(' ');
}

/** Pages set `searchWeight` in their frontmatter; those that are not written yet count for half. */
function weightOf({ unwritten, searchWeight }: HintedPage['frontmatter']): number {
  if (unwritten === true) return 0.5;
  return typeof searchWeight === 'number' ? searchWeight : 1;
}

/** Whether a page, such as `dts-pitfalls`, only adds to another one, `dts`. */
function continuesOther(routePath: string, routes: readonly string[]): boolean {
  return routes.some((other) => routePath.startsWith(`${other}-`));
}
