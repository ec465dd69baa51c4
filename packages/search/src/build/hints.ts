import { isStopWord, normalize } from '../browser/engine/text.ts';
import type { Hints, IndexEntry } from '../browser/types.ts';

/** What its author says about a page. */
export interface Remarks {
  /** The fields of its frontmatter that search uses. */
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** What readers type when a section answers them, by its anchor. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
}

/** What search knows besides of the pages of a language. `remarks` are in the same order. */
export function hintsOf(
  entries: readonly IndexEntry[],
  remarks: readonly Remarks[],
): Hints {
  const routes = entries.map(({ routePath }) => routePath);
  return {
    weights: entries.map(
      ({ id, routePath }) =>
        weightOf(remarks[id]?.frontmatter ?? {}) *
        (continuesOther(routePath, routes) ? 0.82 : 1),
    ),
    questions: entries.flatMap(({ id, toc }) =>
      ['', ...toc.map((heading) => heading.id)].map((anchor) =>
        (remarks[id]?.questions[anchor] ?? []).map(withoutStopWords).join('\n'),
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

/** Pages set `searchWeight` in their frontmatter. */
function weightOf({ searchWeight }: Remarks['frontmatter']): number {
  return typeof searchWeight === 'number' ? searchWeight : 1;
}

/** Whether a page, such as `dts-pitfalls`, only adds to another one, `dts`. */
function continuesOther(routePath: string, routes: readonly string[]): boolean {
  return routes.some((other) => routePath.startsWith(`${other}-`));
}
