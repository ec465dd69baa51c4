import { escapeHtml } from '../../browser/highlighting/markup.ts';

/** Lines of a block that are hidden until the reader asks for them. */
export interface Fold {
  /** First and last line, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** The label of the check box, in the page's language. */
  readonly label: string;
}

/** The attributes of a fence that fold some of its lines. */
export function foldMeta({ from, to, label }: Fold): string {
  return `hidden-lines="${from}-${to}" hidden-label="${label}"`;
}

/** Reads these attributes from the meta string of a fence. */
export function parseFold(meta: string): Fold | undefined {
  const [, from, to, label] =
    /(?:^|\s)hidden-lines="(\d+)-(\d+)" hidden-label="([^"]*)"/.exec(meta) ?? [];
  return label === undefined ? undefined : { from: Number(from), to: Number(to), label };
}

/**
 * The HTML of a code block from that of its lines. Folded lines follow a check box and are shown by
 * CSS, so no script is needed, and copying the block includes them.
 */
export function blockHtml(lines: readonly string[], fold: Fold | undefined): string {
  if (!fold) return lines.join('\n');
  const before = lines.slice(0, fold.from - 1).map((line) => `${line}\n`);
  const inside = lines.slice(fold.from - 1, fold.to).map((line) => `${line}\n`);
  return [
    ...before,
    '<label class="code-fold rp-copy-ignore"><input type="checkbox">',
    `${escapeHtml(fold.label)}</label>`,
    `<span class="code-folded">${inside.join('')}</span>`,
    lines.slice(fold.to).join('\n'),
  ].join('');
}
