/** Columns that fit on one line of the social picture, a Han character counting two. */
const columns = 30;

/**
 * The tagline as the one or two lines that the social picture shows. A long one is parted at the
 * space nearest to its middle; one without a space stays whole.
 */
export function taglineLines(tagline: string): string[] {
  if (widthOf(tagline) <= columns) return [tagline];
  const middle = tagline.length / 2;
  const spaces = [...tagline.matchAll(/ /g)].map((match) => match.index);
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (nearest === undefined) return [tagline];
  return [tagline.slice(0, nearest), tagline.slice(nearest + 1)];
}

/**
 * The social picture, as SVG text, with another tagline in the place of the one it has.
 * Throws when the picture has no `<text id="tagline">` to put it into.
 */
export function withTagline(svg: string, tagline: string): string {
  const place = /(<text id="tagline"[^>]*>).*?(<\/text>)/s;
  if (!place.test(svg)) throw new Error('The picture has no <text id="tagline">');
  const lines = taglineLines(tagline).map(
    (line, index) => `<tspan x="92" y="${384 + 72 * index}">${escapeText(line)}</tspan>`,
  );
  return svg.replace(
    place,
    (_, open: string, close: string) => open + lines.join('') + close,
  );
}

function widthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
