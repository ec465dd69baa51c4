import { type CodeLanguage, highlightedLines } from '@site/highlighting/highlight';
import { diffLines } from '@site/samples/build/diff-lines';

/** Where the HTML of code is divided: no text has this character. */
export const cut = '\0';

const classes = { same: 'line', new: 'line new', gone: 'line gone rp-copy-ignore' };

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
  const [old, after] = [before, code].map((text) =>
    text === '' && before !== code ? [] : highlightedLines(text, language),
  );
  return diffLines(old ?? [], after ?? [])
    .map(({ kind, index }) => {
      const content = (kind === 'gone' ? old : after)?.[index] ?? '';
      const end = kind !== 'gone' && cutAfter.has(index) ? cut : '';
      return `<span class="${classes[kind]}">${content}</span>${end}`;
    })
    .join('\n');
}
