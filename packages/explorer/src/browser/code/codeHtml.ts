import { diffLines } from '../data/diffLines';
import { highlightedLines } from './lines';
import type { CodeLanguage } from './tokenize';

/** More unchanged lines in a row than this are folded, up to three of them on each side of a change. */
const around = 3;
const longestRun = 3 * around;

/**
 * The HTML of a block of code. With `before`, another version of it, lines that are new and lines that are gone are marked, and long
 * stretches between them folded behind a check box; `label` says what a number of unchanged lines is called. Copying takes what is gone for nothing.
 */
export function codeHtml(
  code: string,
  language: CodeLanguage,
  before?: string,
  label: (count: number) => string = String,
): string {
  const after = highlightedLines(code, language);
  if (before === undefined || before === code) return after.map(line('line')).join('\n');
  const old = highlightedLines(before, language);
  const lines = diffLines(before === '' ? [] : old, code === '' ? [] : after);
  const html = lines.map(({ kind, number }) => {
    if (kind === 'gone') return line('line gone rp-copy-ignore')(old[number] ?? '');
    return line(kind === 'new' ? 'line new' : 'line')(after[number] ?? '');
  });
  return runs(lines.map(({ kind }) => kind === 'same'))
    .map(({ from, to, same }, index, all) => {
      const first = index === 0 ? 0 : around;
      const last = index === all.length - 1 ? 0 : around;
      const inside = html.slice(from + first, to - last);
      if (!same || to - from <= longestRun) return html.slice(from, to).join('\n');
      return [
        ...html.slice(from, from + first),
        fold(inside, label(inside.length)) + html.slice(to - last, to).join('\n'),
      ].join('\n');
    })
    .join('\n');
}

function line(classes: string): (content: string) => string {
  return (content) => `<span class="${classes}">${content}</span>`;
}

/** As in packages/highlighting/src/fold.ts: the style sheet hides what follows a box that is not checked. */
function fold(lines: readonly string[], label: string): string {
  return `<label class="code-fold rp-copy-ignore"><input type="checkbox">${label}</label><span class="code-folded">${lines.join('\n')}\n</span>`;
}

/** Stretches of equal flags, as first place and the one behind the last. */
function runs(flags: readonly boolean[]) {
  const found: { from: number; to: number; same: boolean }[] = [];
  for (const [place, same] of flags.entries()) {
    const last = found.at(-1);
    if (last?.same === same) last.to = place + 1;
    else found.push({ from: place, to: place + 1, same });
  }
  return found;
}
