/** What the kernel says of one process, from `/proc/<id>/stat`. */
export interface Process {
  readonly id: number;
  readonly parent: number;
  /** Time on processors, that of its children left out, in clock ticks. */
  readonly own: number;
  /** Memory that is in use and not swapped, in pages. */
  readonly pages: number;
}

/**
 * Reads a line of `/proc/<id>/stat`. The name of the program, the second value, may have spaces and brackets. Throws where the line
 * has fewer values than every kernel since 2.6 writes.
 */
export function readStat(line: string): Process {
  const name = line.lastIndexOf(')');
  const rest = line.slice(name + 2).split(' ');
  const value = (place: number) => Number(rest[place - 3]);
  const found = {
    id: Number.parseInt(line, 10),
    parent: value(4),
    own: value(14) + value(15),
    pages: value(24),
  };
  if (name < 0 || !Object.values(found).every(Number.isFinite))
    throw new Error(`This is no line of /proc/<id>/stat: ${line.slice(0, 200)}`);
  return found;
}

/** The process `root` and everything it started, directly or not, among `all`. Empty where it is not there. */
export function treeOf(root: number, all: readonly Process[]): Process[] {
  const found = all.filter(({ id }) => id === root);
  for (const one of found)
    found.push(...all.filter(({ parent, id }) => parent === one.id && id !== one.id));
  return found;
}
