/** A status line such as `ready   built in … s (esm)`, with the lines that belong to it. */
interface Item {
  readonly lines: string[];
  readonly phase: number;
  readonly lib: string;
  /** The bundle of declarations that it tells of; several of a lib get ready in any order. */
  readonly bundle: string;
}

const status = /^(?:info|start|ready|success|warn|error) {2,}/;

/** What begins the sizes of a lib: a table, or one line where nothing is bundled. */
const sizes = /^(?:File \(|\d+ files? generated in )/;

const built = /^ready\s+built in /;

/** The phases of a build in the order in which a reader meets them when nothing runs at once. */
const phases = [
  /^info\s+build started/,
  /^(?:ready|error)\s+(?:built|build failed) in /,
  /^error\s+Build errors/,
  /^start\s+generating declaration files/,
  /^(?:\[tsgo\]|error\s+\[tsc\])/,
  /^info\s+declaration files prepared/,
  /^(?:ready\s+declaration files (?:generated|bundled)|error\s+Failed to generate declaration)/,
  /^error\s+(?:Failed to build|Error occurred)/,
];

/**
 * Several libs build at the same time, so their status lines come in any order. This sorts the
 * lines by phase, and inside a phase by lib: first those that the size tables list, in that
 * order, then the others by name; and bundled declarations of a lib by path. A line of no known phase stays behind the line before it.
 */
export function inStableOrder(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => phases[0]?.test(line));
  if (start < 0) return withSortedFiles(lines);
  const libs = lines.flatMap(
    (line) =>
      /^(?:File \((.+?)\) |\d+ files? generated in .*\((\w[\w-]*)\)$)/
        .exec(line)
        ?.slice(1)
        .find(Boolean) ?? [],
  );
  const rank = ({ lib }: Item) => (libs.includes(lib) ? libs.indexOf(lib) : libs.length);
  const end = lines.findIndex((line, index) => index > start && sizes.test(line));
  let stop = end < 0 ? lines.length : end;
  // The blank line before the tables belongs to nobody and stays where it is.
  while (lines[stop - 1] === '') stop--;
  // Without bundling, a lib's sizes are printed as soon as it is done, before the status of the next.
  const late = lines.slice(stop).filter((line) => built.test(line));
  const items = itemsOf([...lines.slice(start, stop), ...late]);
  items.sort(
    (a, b) =>
      a.phase - b.phase ||
      rank(a) - rank(b) ||
      a.lib.localeCompare(b.lib, 'en') ||
      a.bundle.localeCompare(b.bundle, 'en'),
  );
  return [
    ...lines.slice(0, start),
    ...items.flatMap((item) => item.lines),
    ...lines.slice(stop).filter((line) => !built.test(line)),
  ];
}

/** Modern.js Module lists its bundles in the order in which they got ready; this sorts them by path. */
function withSortedFiles(lines: readonly string[]): string[] {
  const head = lines.findIndex((line) => /^Bundle Files +Size$/.test(line));
  if (head < 0) return [...lines];
  return [...lines.slice(0, head + 1), ...lines.slice(head + 1).sort()];
}

function itemsOf(lines: readonly string[]): Item[] {
  const items: Item[] = [];
  for (const line of lines) {
    const previous = items.at(-1);
    const known = phases.findIndex((pattern) => pattern.test(line));
    const begins = status.test(line) || (known >= 0 && previous?.phase !== known);
    if (previous && !begins) previous.lines.push(line);
    else
      items.push({
        lines: [line],
        phase: known < 0 ? (previous?.phase ?? 0) : known,
        lib: libOf(line),
        bundle:
          /^ready\s+declaration files bundled successfully: (\S+)/.exec(line)?.[1] ?? '',
      });
  }
  return items;
}

function libOf(line: string): string {
  return (
    /\((\w[\w-]*)\)$/.exec(line)?.[1] ??
    /^error\s+Error occurred in (\S+)/.exec(line)?.[1] ??
    ''
  );
}
