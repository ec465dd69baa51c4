import { type CodeLanguage, highlightedLines } from '@site/framework/highlight';
import { diffArrays } from 'diff';

/** Where the HTML of code is divided: no text has this character. */
export const cut = '\0';

/**
 * The HTML of a block of code. With `before`, its previous version, new and removed lines are marked;
 * copying the code leaves removed lines out. `cut` is after lines whose index is in `cutAfter`.
 */
export function codeHtml(
  code: string,
  language: CodeLanguage,
  before = code,
  cutAfter: ReadonlySet<number> = new Set(),
): string {
  const [old = [], after = []] = [before, code].map((text) =>
    text === '' && before !== code ? [] : highlightedLines(text, language),
  );
  let index = 0;
  return diffArrays(old, after)
    .flatMap(({ value, added, removed }) => {
      const kind = removed ? ' gone rp-copy-ignore' : added ? ' new' : '';
      return value.map((content) => {
        const end = !removed && cutAfter.has(index++) ? cut : '';
        return `<span class="line${kind}">${content}</span>${end}`;
      });
    })
    .join('\n');
}
