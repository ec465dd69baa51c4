/** What a drawing that is served as a file must not hold, and why. */
const forbidden: readonly [RegExp, string][] = [
  [/<script|\son\w+\s*=/i, 'runs a script'],
  [/<foreignObject/i, 'holds HTML, which other programs do not draw'],
  [/(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i, 'asks for another file'],
  [/<metadata|<sodipodi|inkscape:|<!--/i, 'carries what an editor left behind'],
];

/**
 * What is wrong with a drawing, given as SVG text of which at most `limit` bytes are allowed:
 * one sentence part for each fault, none for a good one.
 */
export function svgFaults(svg: string, limit: number): string[] {
  const bytes = Buffer.byteLength(svg);
  return [
    ...(/<svg[^>]*\sviewBox="0 0 \d+ \d+"/.test(svg) ? [] : ['has no viewBox']),
    ...(bytes > limit ? [`is ${bytes} bytes, more than ${limit}`] : []),
    ...forbidden.filter(([pattern]) => pattern.test(svg)).map(([, fault]) => fault),
  ];
}
