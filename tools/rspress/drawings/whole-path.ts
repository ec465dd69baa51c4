import { commandsOf } from './commands.ts';

/** Horizontally, vertically. */
type Point = readonly [number, number];

/**
 * Writes the `d` of an SVG path in whole numbers, `scale` of them to the unit in which it is drawn, and with relative steps alone. Every
 * point is at most half a number from its place: what rounding changes at one is made up for at the next. Steps that are too short to
 * be seen are left out.
 *
 * @throws when it is not a path
 */
export function wholePath(d: string, scale: number): string {
  const rounded = (point: Point): Point => [
    Math.round(point[0] * scale),
    Math.round(point[1] * scale),
  ];
  let at: Point = [0, 0];
  let start: Point = at;
  let result = '';
  for (const { command, values } of commandsOf(d)) {
    const kind = command.toLowerCase();
    const from: Point = command === kind ? at : [0, 0];
    const written = rounded(at);
    const numbers = values.map((value, index) => {
      const axis = axisOf(kind, index);
      if (axis === undefined) return index < 2 ? Math.round(value * scale) : value;
      return Math.round((from[axis] + value) * scale) - written[axis];
    });
    const end = (axis: 0 | 1) => {
      const last = values.findLastIndex((_, index) => axisOf(kind, index) === axis);
      return last < 0 ? at[axis] : from[axis] + (values[last] ?? 0);
    };
    at = kind === 'z' ? start : [end(0), end(1)];
    if (kind === 'm') start = at;
    if (leadsNowhere(kind, numbers)) continue;
    result +=
      kind +
      numbers.map((one, index) => (index > 0 && one >= 0 ? ` ${one}` : one)).join('');
  }
  return result;
}

/** An arc between two points that are one is not drawn, nor is a line. A curve may come back to where it began. */
function leadsNowhere(kind: string, numbers: readonly number[]): boolean {
  return (
    ['h', 'v', 'l', 'a'].includes(kind) &&
    numbers.slice(-2).every((number) => number === 0)
  );
}

/** Which coordinate a number of a step is, or undefined for the radii, the angle and the flags of an arc. */
function axisOf(kind: string, index: number): 0 | 1 | undefined {
  if (kind === 'h') return 0;
  if (kind === 'v') return 1;
  if (kind === 'a') return index < 5 ? undefined : index === 5 ? 0 : 1;
  return index % 2 === 0 ? 0 : 1;
}
