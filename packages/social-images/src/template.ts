import { escapeHtml } from '@site/highlighting';
import { breakLines, widthOf } from './line-breaking.ts';

/** The size in pixels that chat programs and search engines expect. */
export const size = { width: 1200, height: 630 };

const margin = 88;
const contentWidth = size.width - 2 * margin;
const titleSizes = [84, 72, 60];
const descriptionSize = 34;

/**
 * The social image of a page as SVG: logo and name, the title as large as fits on two lines, and
 * up to three lines of the description. `logo` is the content of a 24 × 24 SVG without its root
 * element.
 */
export function socialImageSvg(
  { title, description }: { title: string; description: string },
  logo: string,
): string {
  const titleSize =
    titleSizes.find((candidate) => widthOf(title) * candidate <= contentWidth * 1.9) ??
    60;
  const titleLines = breakLines(title, contentWidth / titleSize, 2);
  const titleTop = 250;
  const descriptionTop = titleTop + titleLines.length * titleSize * 1.18 + 24;
  const descriptionLines = breakLines(description, contentWidth / descriptionSize, 3);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="#0f1a1f"/>`,
    '<path d="M900 0h300v630H760z" fill="#13262b"/>',
    '<path d="M1050 0h150v630h-290z" fill="#17323a"/>',
    `<svg x="${margin}" y="76" width="76" height="76" viewBox="0 0 24 24">${logo}</svg>`,
    text('Rslib', margin + 96, 132, 46, true, '#ffffff'),
    ...titleLines.map((line, index) =>
      text(
        line,
        margin,
        titleTop + titleSize * (0.9 + 1.18 * index),
        titleSize,
        true,
        '#ffffff',
      ),
    ),
    ...descriptionLines.map((line, index) =>
      text(
        line,
        margin,
        descriptionTop + descriptionSize * (0.9 + 1.45 * index),
        descriptionSize,
        false,
        '#c5d8da',
      ),
    ),
    '</svg>',
  ].join('');
}

function text(
  content: string,
  x: number,
  y: number,
  fontSize: number,
  bold: boolean,
  fill: string,
): string {
  const weight = bold ? ' font-weight="700"' : '';
  const place = `x="${x}" y="${Math.round(y)}" font-size="${fontSize}"`;
  return `<text ${place}${weight} fill="${fill}">${escapeHtml(content)}</text>`;
}
