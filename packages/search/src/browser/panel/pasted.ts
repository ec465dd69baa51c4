import { maxQueryLength } from '../settings';

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour their output with it
const colours = /\x1b\[[\d;]*m/g;

/** What names an error in a log, what only mentions one, and what every log of a failure has. */
const names = /[×✖✘]|\bTS ?\d{4,5}\b|\bERR_[A-Z]|^\w*Error:/;
const mentions = /error|cannot|can't|could not|failed|unsupported|invalid|warn/i;
const isEverywhere = /\bbuild (?:errors?|failed)|failed to build|^throw /i;

function tells(line: string): number {
  if (isEverywhere.test(line)) return 0;
  return names.test(line) ? 2 : mentions.test(line) ? 1 : 0;
}

/**
 * Makes a query of at most `limit` characters of a terminal's output: the lines that name an error
 * first, then those that mention one; all lines if there are none. Repeated lines count once.
 */
export function queryFrom(pasted: string, limit: number): string {
  const lines = pasted
    .replace(colours, '')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const telling = lines.filter(tells).sort((a, b) => tells(b) - tells(a));
  const kept = new Set(telling.length > 0 ? telling : lines);
  return [...kept].join(' ').slice(0, limit).trim();
}

/**
 * Makes a query of lines that were pasted into the field after what had been typed, which the inline
 * script `openSearch` has noted there.
 */
export function takePasted(input: HTMLInputElement): void {
  const { typed = '', pasted = '' } = input.dataset;
  delete input.dataset.pasted;
  if (!/[\r\n]/.test(pasted.trim())) return;
  const before = typed.trim() === '' ? '' : `${typed.trim()} `;
  input.value = before + queryFrom(pasted, maxQueryLength - before.length);
}
