import type { Language } from '@site/pages/language';
import { type Arrow, type Box, type Diagram, type Text, textIn } from './diagram.ts';

/** A box with its place: the row, and the columns from `start` up to `end`, without it. */
interface Placed {
  readonly box: Box;
  readonly row: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The HTML of a diagram in one language: a grid in which arrows have the rows and columns between
 * those of the boxes. The text flows, so that one drawing fits every width.
 */
export function drawFigure(diagram: Diagram, language: Language): string {
  const { width, columns, rows, arrows } = diagram;
  const places = rows.flatMap((boxes, row) => {
    let next = 0;
    return boxes.map((box): Placed => {
      const { column: start = next, span = 1 } = box;
      next = start + span;
      return { box, row, start, end: next };
    });
  });
  const placeOf = (id: string) => places.filter(({ box }) => box.id === id);
  const drawn = arrows.flatMap((arrow) =>
    placeOf(arrow.from).flatMap((from) =>
      placeOf(arrow.to).map((to) => drawArrow(arrow, from, to, language)),
    ),
  );
  const gap = ' minmax(0.75rem,auto) ';
  const style = [
    `grid-template-columns:${columns.map((share) => `${share}fr`).join(gap)}`,
    `grid-template-rows:${rows.map(() => 'auto').join(gap)}`,
    ...(width ? [`max-width:${width}px`] : []),
  ].join(';');
  const isTop = rows.map((row) => row.filter(({ files }) => files).length > 1);
  const boxes = places.map((place) => drawBox(place, isTop[place.row], language));
  return `<div style="${style}">${boxes.join('')}${drawn.join('')}</div>`;
}

/** Lines of a grid: those of boxes are the odd ones, and between them are those of arrows. */
const area = (row: number, rowEnd: number, column: number, columnEnd: number) =>
  `style="grid-area:${row}/${column}/${rowEnd}/${columnEnd}"`;

/** Lists of files next to each other begin at the top. */
function drawBox(
  { box, row, start, end }: Placed,
  isTop: boolean | undefined,
  language: Language,
): string {
  const { kind, title, files = [], text } = box;
  const lines = [
    ...linesOf('b', title, language),
    ...files.map((file) => `<code>${escapeHtml(file)}</code>`),
    ...linesOf('span', text, language),
  ];
  const look = [kind, files.length > 0 && 'files', isTop && 'top'].filter(Boolean);
  const place = area(2 * row + 1, 2 * row + 2, 2 * start + 1, 2 * end);
  return `<div data-box="${look.join(' ')}" ${place}>${lines.join('')}</div>`;
}

function linesOf(tag: string, text: Text | undefined, language: Language): string[] {
  return textIn(language, text)
    .split('\n')
    .filter(Boolean)
    .map((line) => `<${tag}>${wordsOf(line)}</${tag}>`);
}

/**
 * An arrow to the right, between the columns; down, where both boxes are; or along the left edge of
 * the boxes above and into the first line of one.
 */
function drawArrow(arrow: Arrow, from: Placed, to: Placed, language: Language): string {
  const draw = (way: string, place: string) =>
    `<div data-arrow="${way}" ${place}>${wordsOf(textIn(language, arrow.label))}</div>`;
  const [above, top] = [2 * from.row + 2, 2 * to.row + 1];
  if (from.row === to.row)
    return draw('right', area(top, top + 1, 2 * from.end, 2 * to.start + 1));
  if (arrow.along)
    return (
      draw('along', area(above, top, 1, 2)) +
      draw('turn', area(top, top + 1, 1, 2 * to.start + 1))
    );
  const [start, end] = [Math.max(from.start, to.start), Math.min(from.end, to.end)];
  return draw('down', area(above, top, 2 * start + 1, 2 * end));
}

/** Words with `code` in backticks. */
function wordsOf(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
