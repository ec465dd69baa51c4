import type { Language } from '@site/mdx/language';
import type { ShownBox, ShownLine } from '../browser/DiagramFigure.tsx';
import { type Arrow, type Box, type Diagram, textIn } from './diagram.ts';

/** A box with the numbers of its row and of its columns, of which `end` is the first one after it. */
interface Place {
  readonly box: Box;
  readonly row: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Places the boxes and arrows of a diagram, with their texts in one language, in a grid whose even
 * rows and columns are for arrows.
 */
export function placeIn(
  { rows, arrows }: Diagram,
  language: Language,
): { boxes: ShownBox[]; lines: ShownLine[] } {
  const places = rows.flatMap((boxes, row) => {
    let next = 0;
    return boxes.map((box): Place => {
      const { column: start = next, span = 1 } = box;
      next = start + span;
      return { box, row, start, end: next };
    });
  });
  const at = (id: string) => {
    const place = places.find(({ box }) => box.id === id);
    if (!place) throw new Error(`There is no box ${id}.`);
    return place;
  };
  return {
    boxes: places.map(({ box, row, start, end }) => ({
      area: area(2 * row + 1, 2 * start + 1, 2 * row + 2, 2 * end),
      kind: box.kind,
      title: textIn(language, box.title),
      files: box.files ?? [],
      text: textIn(language, box.text),
    })),
    lines: arrows.flatMap((arrow) =>
      linesOf(arrow, at(arrow.from), at(arrow.to), textIn(language, arrow.label)),
    ),
  };
}

/** An arrow is drawn between the two boxes, or in the middle of the narrower one. */
function linesOf({ along }: Arrow, from: Place, to: Place, label: string): ShownLine[] {
  const below = 2 * from.row + 2;
  const [top, bottom] = [2 * to.row + 1, 2 * to.row + 2];
  if (along) {
    const left = 2 * from.start + 2;
    return [
      { way: 'trunk', area: area(below, left, top, left + 1), label },
      { way: 'branch', area: area(top, left, bottom, left + 1), label: '' },
    ];
  }
  if (from.row === to.row)
    return [
      { way: 'across', area: area(top, 2 * from.end, bottom, 2 * to.start + 1), label },
    ];
  const { start, end } = to.end - to.start > from.end - from.start ? from : to;
  return [{ way: 'down', area: area(below, 2 * start + 1, top, 2 * end), label }];
}

/** What `grid-area` takes: the lines above, left, below and right. */
function area(...lines: readonly [number, number, number, number]): string {
  return lines.join(' / ');
}
