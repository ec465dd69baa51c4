import { escapeHtml } from '@site/framework/highlighting';
import type { Language } from '@site/pages/language';
import { type Arrow, type Diagram, textIn } from './diagram.ts';
import { insetOf, layout, lineHeight, type Placed } from './layout.ts';
import { type Run, runsOf } from './wrap.ts';

/** The head of an arrow that ends here and points to the right, or down. */
const toRight = 'm-4 -4l4 4l-4 4';
const down = 'm-4 -4l4 4l4 -4';

/** The SVG of a diagram in one language, as wide as `width` in pixels. */
export function draw(diagram: Diagram, language: Language, width: number): string {
  const { boxes, height } = layout(diagram, language, width);
  const ends = diagram.arrows.map((arrow) => {
    const [from, to] = [arrow.from, arrow.to].map((id) =>
      boxes.find(({ box }) => box.id === id),
    );
    if (!from || !to) throw new Error(`There is no box for ${JSON.stringify(arrow)}.`);
    return { arrow, from, to };
  });
  const routes = ends.map(({ arrow, from, to }) => route(arrow, from, to));
  const labels = ends.map(({ arrow, from, to }) => {
    const label = textIn(language, arrow.label);
    return label && labelOf(label, from, to);
  });
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const arrows = routes.length > 0 ? `<path d="${routes.join('')}"/>` : '';
  return `<svg ${size}>${arrows}${labels.join('')}${boxes.map(drawBox).join('')}</svg>`;
}

function drawBox({ box, x, y, width, height, lines, isTop }: Placed): string {
  const isLeft = box.files !== undefined || box.kind === 'note';
  const inset = insetOf(box);
  const first = y + (isTop ? inset : (height - lines.length * lineHeight) / 2);
  const texts = lines.map(({ runs, bold, indent }, index) => {
    const left = isLeft ? x + inset + indent : x + width / 2;
    const weight = bold ? ' font-weight="600"' : '';
    const baseline = first + index * lineHeight + 14;
    return `<text x="${round(left)}" y="${round(baseline)}"${weight}>${drawRuns(runs)}</text>`;
  });
  const kind = box.kind ? ` data-kind="${box.kind}"` : '';
  const place = `x="${round(x + 0.5)}" y="${round(y)}" width="${round(width - 1)}" height="${height}"`;
  const rect = box.kind === 'note' ? '' : `<rect${kind} ${place} rx="7"/>`;
  return `${rect}<g${isLeft ? '' : ' text-anchor="middle"'}>${texts.join('')}</g>`;
}

/** Code is in a `tspan`, and nothing else is. */
function drawRuns(runs: readonly Run[]): string {
  return runs
    .map(({ text, code }) =>
      code ? `<tspan>${escapeHtml(text)}</tspan>` : escapeHtml(text),
    )
    .join('');
}

/** The path of an arrow and its head. */
function route({ along }: Arrow, from: Placed, to: Placed): string {
  if (along) {
    const y = to.y + to.height / 2;
    const start = `M${round(from.x + 14)} ${round(from.y + from.height)}`;
    return `${start}V${round(y - 6)}q0 6 6 6H${round(to.x - 3)}${toRight}`;
  }
  if (from.row === to.row) {
    const start = round(from.x + from.width + 3);
    const y = round(from.y + from.height / 2);
    return `M${start} ${y}H${round(to.x - 3)}${toRight}`;
  }
  const x = crossing(from, to);
  const [start, end] = [from.y + from.height + 3, to.y - 3];
  if (x !== undefined) return `M${round(x)} ${round(start)}V${round(end)}${down}`;
  const [a, b] = [centre(from), centre(to)];
  const turn = b > a ? 6 : -6;
  const middle = round((start + end) / 2 - 1);
  return (
    `M${round(a)} ${round(start)}V${middle - 6}q0 6 ${turn} 6H${round(b - turn)}` +
    `q${turn} 0 ${turn} 6V${round(end)}${down}`
  );
}

/** Where a vertical line meets both boxes, as central as possible. */
function crossing(from: Placed, to: Placed): number | undefined {
  const contains = ({ x, width }: Placed, point: number) =>
    point > x + 8 && point < x + width - 8;
  return [centre(to), centre(from)].find(
    (point) => contains(from, point) && contains(to, point),
  );
}

const centre = ({ x, width }: Placed) => x + width / 2;

/** Above the middle of a horizontal arrow, to the right of a vertical one. */
function labelOf(text: string, from: Placed, to: Placed): string {
  const words = drawRuns(runsOf(text));
  if (from.row === to.row) {
    const x = (from.x + from.width + to.x) / 2;
    const y = from.y + from.height / 2 - 7;
    return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle">${words}</text>`;
  }
  const x = (crossing(from, to) ?? centre(to)) + 8;
  return `<text x="${round(x)}" y="${round(to.y - 13)}">${words}</text>`;
}

function round(value: number): number {
  return Math.round(value * 2) / 2;
}
