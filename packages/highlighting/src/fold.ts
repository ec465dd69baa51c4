import { escaped } from './markup.ts';

/** Lines of a block that are shown when the reader asks for them. */
export interface Fold {
  /** First and last line, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** What the reader asks for, in the page's language. */
  readonly label: string;
}

/** The words of a fence that fold some of its lines. */
export function foldMeta({ from, to, label }: Fold): string {
  return `hidden-lines="${from}-${to}" hidden-label="${label}"`;
}

/** The source of a page without these words, for the Markdown edition, where nothing can be folded. */
export function withoutFolds(source: string): string {
  return source.replaceAll(/ hidden-lines="\d+-\d+" hidden-label="[^"]*"/g, '');
}

/** The folded lines that the words of a fence name, if any. */
export function foldIn(meta: string): Fold | undefined {
  const [, from, to, label] =
    /(?:^|\s)hidden-lines="(\d+)-(\d+)" hidden-label="([^"]*)"/.exec(meta) ?? [];
  return label === undefined ? undefined : { from: Number(from), to: Number(to), label };
}

/**
 * The HTML of a block of code from that of its lines. What is folded follows a check box, so that
 * no script is needed, and copying takes it along.
 */
export function blockHtml(lines: readonly string[], fold: Fold | undefined): string {
  if (!fold) return lines.join('\n');
  const before = lines.slice(0, fold.from - 1).map((line) => `${line}\n`);
  const inside = lines.slice(fold.from - 1, fold.to).map((line) => `${line}\n`);
  const label = `<label class="code-fold rp-copy-ignore"><input type="checkbox">${escaped(fold.label)}</label>`;
  const after = lines.slice(fold.to).join('\n');
  return `${before.join('')}${label}<span class="code-folded">${inside.join('')}</span>${after}`;
}
