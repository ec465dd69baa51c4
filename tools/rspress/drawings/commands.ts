/** One step of an SVG path: its letter, and as many numbers as it takes. */
export interface Command {
  readonly command: string;
  readonly values: readonly number[];
}

/** How many numbers each command takes, by its small letter. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const step = /([a-z])([^a-z]*)/gi;

/** A number ends where the next one can only begin: `1.5.5-2` are three. */
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/g;

/**
 * The steps of the `d` of an SVG path, one for each time that a letter applies.
 *
 * @throws when there is a letter that no path has, or more or fewer numbers than it takes
 */
export function commandsOf(d: string): Command[] {
  const commands: Command[] = [];
  for (const [text, letter = '', rest = ''] of d.matchAll(step)) {
    const numbers = [...rest.matchAll(number)].map(([value]) => Number(value));
    const count = counts[letter.toLowerCase()];
    const times = count === 0 ? 1 : numbers.length / (count ?? 0);
    if (count === undefined || !Number.isInteger(times) || times === 0) {
      throw new Error(
        `“${text}” in a drawing is no step of a path that tools/rspress/drawings can read.`,
      );
    }
    for (let at = 0; at < times; at += 1) {
      commands.push({
        command: at > 0 ? (following[letter] ?? letter) : letter,
        values: numbers.slice(at * count, (at + 1) * count),
      });
    }
  }
  return commands;
}

/** More points after a move are lines. */
const following: Readonly<Record<string, string>> = { m: 'l', M: 'L' };
