import type { Language } from '@site/pages/language';
import { type Arrow, type Box, type Diagram, textIn } from './diagram.ts';
import { codeWidth, type Run, wrap } from './wrap.ts';

/** A line of text with its left edge from that of the box, and the kind that it is drawn as. */
export interface Line {
  readonly runs: readonly Run[];
  readonly bold: boolean;
  readonly indent: number;
}

/** A box with its place in pixels. */
export interface Placed {
  readonly box: Box;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** Whether its lines begin at the top, level with those of another list of files. */
  readonly isTop: boolean;
}

export const lineHeight = 19;
const padding = 10;

/** Places the boxes of a diagram in a width in pixels. Every row is as high as its highest box. */
export function layout(
  diagram: Diagram,
  language: Language,
  width: number,
): { boxes: Placed[]; height: number } {
  const isWide = width > 400;
  const rowOf = (id: string) =>
    diagram.rows.findIndex((row) => row.some((box) => box.id === id));
  const isAcross = ({ from, to, along }: Arrow) => !along && rowOf(from) === rowOf(to);
  const across = diagram.arrows.some(isAcross);
  const gap = across ? (isWide ? 72 : 44) : isWide ? 20 : 12;
  const shares = diagram.columns.reduce((sum, share) => sum + share, 0);
  const unit = (width - gap * (diagram.columns.length - 1)) / shares;

  const boxes: Placed[] = [];
  let y = 1;
  for (const [row, cells] of diagram.rows.entries()) {
    let next = 0;
    const placed = cells.map((box) => {
      const { column = next, span = 1 } = box;
      next = column + span;
      const before = diagram.columns.slice(0, column);
      const taken = diagram.columns.slice(column, next);
      const x = before.reduce((sum, share) => sum + share * unit + gap, 0);
      const inner = taken.reduce((sum, share) => sum + share * unit + gap, -gap);
      const lines = linesOf(box, language, inner - 2 * insetOf(box));
      return { box, row, x, y, width: inner, lines };
    });
    const most = Math.max(...placed.map(({ lines }) => lines.length));
    const height = most * lineHeight + 2 * padding;
    const isTop = cells.filter(({ files }) => files).length > 1;
    boxes.push(...placed.map((one) => ({ ...one, height, isTop })));
    const crossing = diagram.arrows.filter(
      ({ from, to }) => rowOf(from) <= row && rowOf(to) > row,
    );
    y += height + gapBelow(crossing);
  }
  const bottom = Math.max(...boxes.map((one) => one.y + one.height));
  return { boxes, height: Math.ceil(bottom + 1) };
}

/** Space between the sides of a box and its lines. */
export function insetOf({ kind }: Box): number {
  return kind === 'note' ? 0 : padding;
}

/** Room for the arrows between two rows. */
function gapBelow(arrows: readonly Arrow[]): number {
  if (arrows.some(({ label }) => label)) return 34;
  return arrows.some(({ along }) => !along) ? 22 : 12;
}

function linesOf(box: Box, language: Language, width: number): Line[] {
  const wrapped = (text: string, bold: boolean) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => wrap(line, bold ? width / 1.07 : width))
      .map((runs) => ({ runs, bold, indent: 0 }));
  const files = (box.files ?? []).map((file) => ({
    runs: [{ text: file.trim(), code: true }],
    bold: false,
    indent: file.search(/\S/) * codeWidth,
  }));
  return [
    ...wrapped(textIn(language, box.title), true),
    ...files,
    ...wrapped(textIn(language, box.text), false),
  ];
}
