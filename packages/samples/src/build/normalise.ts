import { stripVTControlCharacters } from 'node:util';
import { inStableOrder } from './order.ts';
import { mendTsgo } from './tsgo.ts';

/** A path of this machine and what stands for it in what is recorded. */
export type Replacement = readonly [from: string | RegExp, to: string];

/** Lines that say nothing about the build and come and go between runs or versions of Node. */
const noise = [
  /ObjectRef is not unref/,
  // Pieces of colour codes alone, see tsgo.ts.
  /^\[tsgo\]$/,
  // Where in Node.js or in the tool an error arose says nothing to those who use it.
  /^\s+at .*\bnode:[a-z_/]+:\d+/,
  /^\s+at .*\bnode_modules\/(?:@rslib|@rsbuild|@rspack|rsbuild-plugin-dts)\//,
  /^\s+at (?:async Promise\.all \(index \d+\)|.* \(<anonymous>\))$/,
  /^Node\.js v\d+/,
  /^\(Use `node --trace-/,
];

/**
 * Replaces paths of this machine in a text, in the order given. The package's folder becomes
 * `/project` and packages lie in `./node_modules`, as they do for a reader.
 */
export function withoutPaths(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((now, [from, to]) => now.replaceAll(from, to), text);
}

/**
 * The lines a reader would see, the same on every machine and in every run: no colours, no
 * rewritten lines, no paths of this machine, no noise, no trailing blanks, and `… s` wherever
 * a duration stood, because no reader will measure the same.
 */
export function terminalLines(
  text: string,
  replacements: readonly Replacement[] = [],
): string[] {
  const plain = withoutPaths(stripVTControlCharacters(mendTsgo(text)), replacements);
  const lines = plain
    .split(/\r?\n/)
    // A carriage return takes the cursor back; what was written last is what one sees.
    .map((line) => line.slice(line.lastIndexOf('\r') + 1).trimEnd())
    .filter((line) => !noise.some((pattern) => pattern.test(line)))
    .map(withoutDurations)
    .map(withoutNodeVersion)
    .map(withoutChance);
  return inStableOrder(trimmed(lines));
}

/** Puts `… s` in place of a duration that follows the word `in`. */
function withoutDurations(line: string): string {
  return line.replace(/\bin (?:\d+ ?m )?\d+(?:\.\d+)? ?(?:ms|s|m)\b/g, 'in … s');
}

/**
 * Puts `…` in place of what differs without a reason: line numbers inside Node.js, and the random name
 * under which Rslib has Node.js import a configuration file again.
 */
function withoutChance(line: string): string {
  return line
    .replace(/^(node:internal\/[\w/]+):\d+$/, '$1:…')
    .replace(/\?fresh-import-\w+=\d+/, '?fresh-import-…');
}

/** Puts `…` in place of the version of the Node.js that the build happened to run on. */
function withoutNodeVersion(line: string): string {
  return line.replace(/\b(the current version is )\d+\.\d+\.\d+/, '$1…');
}

function trimmed(lines: string[]): string[] {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}
