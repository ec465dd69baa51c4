import { breakLines, widthOf } from './lines.ts';

/** What a picture says. */
export interface PictureText {
  title: string;
  description: string;
}

/** Measures of the picture in pixels; what chat programs and search engines expect. */
export const size = { width: 1200, height: 630 };

const margin = 88;
const room = size.width - 2 * margin;
const titleSizes = [84, 72, 60];
const descriptionSize = 34;

/**
 * Draws the social picture of a page as SVG: mark and name at the top, the title as large as two lines allow, and up to three
 * lines of the description. `mark` is the content of the site's logo, without its outer `<svg>`, on a ground of 24 by 24.
 */
export function pictureOf({ title, description }: PictureText, mark: string): string {
  const titleSize =
    titleSizes.find((candidate) => widthOf(title) * candidate <= room * 1.9) ?? 60;
  const titleLines = breakLines(title, room / titleSize, 2);
  const titleTop = 250;
  const descriptionTop = titleTop + titleLines.length * titleSize * 1.18 + 24;
  const descriptionLines = breakLines(description, room / descriptionSize, 3);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="#0f1a1f"/>`,
    '<path d="M900 0h300v630H760z" fill="#13262b"/><path d="M1050 0h150v630h-290z" fill="#17323a"/>',
    `<svg x="${margin}" y="76" width="76" height="76" viewBox="0 0 24 24">${mark}</svg>`,
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
  return `<text x="${x}" y="${Math.round(y)}" font-size="${fontSize}"${weight} fill="${fill}">${escapeMarkup(content)}</text>`;
}

const escapeMarkup = (content: string) =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
