import { type CodeLanguage, highlightedLines } from '@site/highlighting/highlight';
import { diffLines } from '@site/samples/build/diff-lines';

/** Unchanged lines that are shown on each side of a change. */
const context = 3;
/** Longer stretches of unchanged lines are folded. */
const longestStretch = 3 * context;

/** Where the HTML of code is divided: no text has this character. */
export const cut = '\0';

/**
 * The HTML of a block of code. With `before`, its previous version, new and removed lines are
 * marked, and long unchanged stretches are folded behind a check box with the text of `label`.
 * Copying the code leaves removed lines out. `cut` is after lines whose index is in `cutAfter`.
 */
export function codeHtml(
  code: string,
  language: CodeLanguage,
  before?: string,
  label: (count: number) => string = String,
  cutAfter: ReadonlySet<number> = new Set(),
): string {
  const after = highlightedLines(code, language);
  const divided = (html: string, index: number) =>
    html + (cutAfter.has(index) ? cut : '');
  if (before === undefined || before === code)
    return after.map(line('line')).map(divided).join('\n');
  const old = highlightedLines(before, language);
  const lines = diffLines(before === '' ? [] : old, code === '' ? [] : after);
  const html = lines.map(({ kind, index }) => {
    if (kind === 'gone') return line('line gone rp-copy-ignore')(old[index] ?? '');
    return divided(line(kind === 'new' ? 'line new' : 'line')(after[index] ?? ''), index);
  });
  return stretches(
    lines.map(({ kind, index }) => kind === 'same' && !cutAfter.has(index)),
  )
    .map(({ from, to, same }, index, all) => {
      const first = index === 0 ? 0 : context;
      const last = index === all.length - 1 ? 0 : context;
      const folded = html.slice(from + first, to - last);
      if (!same || to - from <= longestStretch) return html.slice(from, to).join('\n');
      return [
        ...html.slice(from, from + first),
        fold(folded, label(folded.length)) + html.slice(to - last, to).join('\n'),
      ].join('\n');
    })
    .join('\n');
}

function line(classes: string): (content: string) => string {
  return (content) => `<span class="${classes}">${content}</span>`;
}

/** As in packages/highlighting: the style sheet hides what follows an unchecked box. */
function fold(lines: readonly string[], label: string): string {
  const box = `<label class="code-fold rp-copy-ignore"><input type="checkbox">${label}</label>`;
  return `${box}<span class="code-folded">${lines.join('\n')}\n</span>`;
}

/** Stretches of equal flags; `to` is exclusive. */
function stretches(flags: readonly boolean[]) {
  const found: { from: number; to: number; same: boolean }[] = [];
  for (const [index, same] of flags.entries()) {
    const last = found.at(-1);
    if (last?.same === same) last.to = index + 1;
    else found.push({ from: index, to: index + 1, same });
  }
  return found;
}
