/** A status line such as `ready   built in … s (esm)`, with the lines that belong to it. */
interface Status {
  readonly lines: string[];
  readonly phase: number;
  readonly lib: string;
}

const statusLine = /^(?:info|start|ready|success|warn|error) {2,}/;

/** Starts the sizes of a lib: a table, or one line if nothing is bundled. */
const sizesStart = /^(?:File \(|\d+ files? generated in )/;

const builtLine = /^ready\s+built in /;

/** The phases of a build, in the order in which they would happen without concurrency. */
const phases = [
  /^info\s+build started/,
  /^(?:ready|error)\s+(?:built|build failed) in /,
  /^error\s+Build errors/,
  /^start\s+generating declaration files/,
  /^(?:\[tsgo\]|error\s+(?:\[tsc\]|Can not set "dts))/,
  /^info\s+declaration files prepared/,
  /^(?:ready\s+declaration files (?:generated|bundled)|error\s+(?:\[api-extractor\]|Failed to generate declaration))/,
  /^error\s+(?:Failed to build|Error occurred)/,
];

/**
 * Libs build concurrently, so their status lines come in any order. Sorts them by phase, then by
 * lib (those in the size tables first, in that order), then declaration bundles by path. A line of
 * no known phase stays behind the line before it.
 */
export function inStableOrder(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => phases[0]?.test(line));
  if (start < 0) return withSortedFiles(lines);
  const libs = lines.filter((line) => sizesStart.test(line)).map(libOf);
  const rank = ({ lib }: Status) =>
    libs.includes(lib) ? libs.indexOf(lib) : libs.length;
  const tables = lines.findIndex((line, index) => index > start && sizesStart.test(line));
  let end = tables < 0 ? lines.length : tables;
  // The blank line before the tables stays where it is.
  while (lines[end - 1] === '') end--;
  // Without bundling, the sizes of a lib are printed before the status of the next.
  const late = lines.slice(end).filter((line) => builtLine.test(line));
  const sorted = groupByStatus([...lines.slice(start, end), ...late]).sort(
    (a, b) =>
      a.phase - b.phase ||
      rank(a) - rank(b) ||
      a.lib.localeCompare(b.lib, 'en') ||
      bundleOf(a).localeCompare(bundleOf(b), 'en'),
  );
  return [
    ...lines.slice(0, start),
    ...sorted.flatMap((status) => status.lines),
    ...lines.slice(end).filter((line) => !builtLine.test(line)),
  ];
}

/** Files that other tools list in the order in which they are written. */
const listedFile = /^(?: +└─ |event - \w+ \S+ to |dist\/\S+ +[\d.]+ K?B$)/;

/** Sorts the files that unbuild's mkdist, father and Modern.js Module list in a row. */
function withSortedFiles(lines: readonly string[]): string[] {
  const sorted = [...lines];
  let first = 0;
  for (const [index, line] of [...lines, ''].entries()) {
    if (listedFile.test(line)) continue;
    sorted.splice(first, index - first, ...lines.slice(first, index).sort());
    first = index + 1;
  }
  return sorted;
}

function groupByStatus(lines: readonly string[]): Status[] {
  const all: Status[] = [];
  for (const line of lines) {
    const previous = all.at(-1);
    const phase = phases.findIndex((pattern) => pattern.test(line));
    const starts = statusLine.test(line) || (phase >= 0 && previous?.phase !== phase);
    if (previous && !starts) {
      previous.lines.push(line);
      continue;
    }
    const statusPhase = phase < 0 ? (previous?.phase ?? 0) : phase;
    all.push({ lines: [line], phase: statusPhase, lib: libOf(line) });
  }
  return all;
}

/** The lib that a line names, in brackets or after “occurred in”; empty if it names none. */
function libOf(line: string): string {
  return /\((\w[\w-]*)\)|occurred in (\S+)/.exec(line)?.slice(1).join('') ?? '';
}

/** The path of a declaration bundle; those of one lib finish in any order. */
function bundleOf({ lines }: Status): string {
  return (
    /^ready\s+declaration files bundled successfully: (\S+)/.exec(lines[0] ?? '')?.[1] ??
    ''
  );
}
