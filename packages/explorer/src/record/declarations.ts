import { keyOf } from '../browser/data/key.ts';
import { sizesIn } from '../browser/data/terminal.ts';
import type { State } from '../browser/data/types.ts';
import type { Built } from './built.ts';
import { buildWhole } from './whole.ts';

/**
 * Builds a state that writes declarations as a reader would, and returns what they add to the build of the
 * JavaScript: their files, and the lines from `start` on to the blank one above the sizes. Throws
 * where the build fails, because no input is made to.
 */
export async function buildDeclarations(state: State, scratch: string): Promise<Built> {
  const { ok, files, terminal } = await buildWhole(state, scratch);
  if (!ok) throw new Error(`${keyOf(state)} fails:\n${terminal.join('\n')}`);
  const begin = terminal.findIndex((line) => line.startsWith('start '));
  const end = terminal.lastIndexOf('', sizesIn(terminal));
  if (begin < 0 || end < begin)
    throw new Error(
      `${keyOf(state)}: The terminal is not what it was:\n${terminal.join('\n')}`,
    );
  return {
    ok,
    files: new Map([...files].filter(([file]) => file.endsWith('.d.ts'))),
    terminal: terminal.slice(begin, end),
  };
}

/** The same lines for another format: each ends with the name of the library, which is that of its format. */
export function asFormat(lines: readonly string[], format: State['format']): string[] {
  return lines.map((line) => line.replace(/\(esm\)$/, `(${format})`));
}
