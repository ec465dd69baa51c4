import { stripVTControlCharacters } from 'node:util';
import { inStableOrder } from './status-order.ts';

/** A path of this machine and its replacement in records. */
export type Replacement = readonly [from: string | RegExp, to: string];

/** Lines that say nothing about the build and differ between runs or versions of Node.js. */
const noise = [
  /ObjectRef is not unref/,
  // Left over from colour codes, see joinTsgoLines.
  /^\[tsgo\]$/,
  // Stack frames inside Node.js or the tool are of no use to its users.
  /^\s+at .*\bnode:[a-z_/]+:\d+/,
  /^\s+at .*\bnode_modules\/(?:@rslib|@rsbuild|@rspack|rsbuild-plugin-dts)\//,
  /^\s+at (?:async Promise\.all \(index \d+\)|.* \(<anonymous>\))$/,
  /^Node\.js v\d+/,
  // When tests and tasks ran, for how long, and Vitest's advice on a slow machine.
  /^\s*(?:Time|Start at|Duration|Isolate|Run duration|Critical path|Recoverable time):? +/,
  /^\s+at least ~/,
  /^\(Use `node --trace-/,
];

/** Parts of a line that differ between runs. */
const volatileParts: readonly [RegExp, string][] = [
  // Durations.
  [/\bin (?:\d+ ?m )?\d+(?:\.\d+)? ?(?:ms|s|m)\b/g, 'in … s'],
  // Durations of tests.
  [/ \(?\d+(?:\.\d+)? ?m?s\)?$/, ''],
  // The version of the Node.js that happens to run the build.
  [/\b(the current version is )\d+\.\d+\.\d+/, '$1…'],
  // Line numbers inside Node.js.
  [/^(node:internal\/[\w/]+):\d+$/, '$1:…'],
  // The random query with which Rslib imports a configuration file again.
  [/\?fresh-import-\w+=\d+/, '?fresh-import-…'],
];

/**
 * Replaces the paths of this machine in a text, in the given order. The package's folder becomes
 * `/project` and its packages are in `./node_modules`, as they are for a reader.
 */
export function replacePaths(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/**
 * Normalizes terminal output to lines that are the same on every machine and in every run: without
 * colours, overwritten lines, paths of this machine, durations, noise and trailing blanks.
 */
export function terminalLines(
  text: string,
  replacements: readonly Replacement[] = [],
): string[] {
  const plain = replacePaths(stripVTControlCharacters(joinTsgoLines(text)), replacements);
  const lines = plain
    .split(/\r?\n/)
    // A carriage return moves the cursor back, so the last text wins.
    .map((line) => line.slice(line.lastIndexOf('\r') + 1).trimEnd())
    .filter((line) => !noise.some((pattern) => pattern.test(line)))
    .map((line) =>
      volatileParts.reduce((result, [part, to]) => result.replace(part, to), line),
    );
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return inStableOrder(first < 0 ? [] : lines.slice(first, last + 1));
}

const esc = String.fromCharCode(27);
const tsgoPrefix = '[tsgo] ';

/** Where TypeScript starts a line: a location, source code or its underline, the summary. */
const tsgoLineStart = new RegExp(
  [`${esc}\\[96m`, `${esc}\\[7m`, 'Found \\d+ errors?', 'Errors {2}Files', ' {5}\\d+ {2}']
    .map((one) => `(?=${one})`)
    .join('|'),
);

/**
 * Reassembles the messages of the native TypeScript compiler. Rslib prints each chunk of the pipe
 * on a line of its own, and chunks end anywhere. TypeScript's colour codes reveal where its lines
 * really start. Other lines stay the same.
 */
export function joinTsgoLines(output: string): string {
  const lines: string[] = [];
  let chunks = '';
  const flush = (): void => {
    if (chunks !== '') lines.push(...chunks.split(tsgoLineStart).flatMap(splitDetails));
    chunks = '';
  };
  for (const line of output.split('\n')) {
    if (line.startsWith(tsgoPrefix)) {
      const chunk = line.slice(tsgoPrefix.length);
      // Rslib trims chunks, and with them the indentation of a line with details.
      const isDetail = chunks.endsWith('.') && /^[A-Z]/.test(chunk);
      chunks += isDetail ? `  ${chunk}` : chunk;
    } else {
      flush();
      lines.push(line);
    }
  }
  flush();
  return lines.join('\n');
}

/** Details that explain a message are on indented lines of their own. */
function splitDetails(text: string): string[] {
  const lines = text.startsWith(`${esc}[96m`)
    ? text.replaceAll(/(?<=\S)(?= {2,}\S)/g, '\n').split('\n')
    : [text];
  return lines.map((line) => `${tsgoPrefix}${line}`);
}
