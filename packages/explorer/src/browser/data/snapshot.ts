import { configOf } from './config.ts';
import {
  type EmittedFile,
  type ExplorerData,
  type PackedOutcome,
  type Snapshot,
  schema,
} from './data.ts';
import { manifestOf } from './manifest.ts';
import { positionOf } from './states.ts';
import type { State } from './toggles.ts';

/** Checks the JSON of an input as it was fetched. Throws where its layout is not `schema`. */
export function readData(value: unknown): ExplorerData {
  if (typeof value === 'object' && value !== null && 'schema' in value) {
    if (value.schema === schema) return value as ExplorerData;
  }
  throw new Error(
    'The outputs on this host belong to another build of the site than this page. Reload the page.',
  );
}

/**
 * All that is shown of a state. Throws where the data is of another input, or lacks one of the
 * `missingFiles` of the state.
 */
export function findSnapshot(data: ExplorerData, state: State): Snapshot {
  if (data.input !== state.input)
    throw new Error(`The data is of “${data.input}”, not of “${state.input}”.`);
  const position = positionOf(state);
  const [script, declarations] = outcomesOf(data, position);
  const terminal = composeTerminal(
    linesOf(data, script),
    declarations && linesOf(data, declarations),
  );
  return {
    state,
    ok: script.ok,
    files: script.ok
      ? filesOf(data, [...script.files, ...(declarations?.files ?? [])])
      : [],
    terminal,
    error: script.ok ? [] : errorLines(terminal),
    config: configOf(state),
    manifest: manifestOf(state, data.versions),
    publint: data.verdicts[valueAt(data.publint, position)],
    attw: data.verdicts[valueAt(data.attw, position)],
  };
}

function outcomesOf(
  data: ExplorerData,
  position: number,
): [script: PackedOutcome, declarations: PackedOutcome | undefined] {
  const script = data.outcomes[valueAt(data.scripts, position)];
  if (!script)
    throw new Error(`Position ${position} of “${data.input}” is not on record.`);
  return [
    script,
    script.ok ? data.outcomes[valueAt(data.declarations, position)] : undefined,
  ];
}

/** The value at a position of a run-length encoded list; -1 beyond its end. */
function valueAt(runs: readonly number[], position: number): number {
  let end = 0;
  for (let index = 0; index < runs.length; index += 2) {
    end += runs[index + 1] ?? 0;
    if (position < end) return runs[index] ?? -1;
  }
  return -1;
}

function linesOf(data: ExplorerData, outcome: PackedOutcome): string[] {
  return outcome.terminal.map((index) => data.lines[index] ?? '');
}

function filesOf(data: ExplorerData, indices: readonly number[]): EmittedFile[] {
  const files = indices.flatMap((index) => {
    const [path = -1, text = -1, raw = 0, gzip = 0, brotli = 0] = data.files[index] ?? [];
    const name = data.paths[path];
    if (name === undefined) return [];
    return [{ path: name, text: textOf(data, text), raw, gzip, brotli }];
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The text at an index; undefined at that of a binary file. */
export function textOf(data: ExplorerData, index: number): string | undefined {
  const ranges = data.texts[index];
  return (
    ranges &&
    expandRanges(ranges)
      .map((piece) => pieceAt(data, piece))
      .join('')
  );
}

/** The indices of the texts that a state emits. */
export function textIndices(data: ExplorerData, state: State): number[] {
  return outcomesOf(data, positionOf(state)).flatMap((outcome) =>
    (outcome?.files ?? []).map((file) => data.files[file]?.[1] ?? -1),
  );
}

/** The indices in ranges: each range is its first index and how many follow each other. */
export function expandRanges(ranges: readonly number[]): number[] {
  return ranges.flatMap((first, place) =>
    place % 2 === 0
      ? Array.from({ length: ranges[place + 1] ?? 0 }, (_, more) => first + more)
      : [],
  );
}

/** The piece at an index. Throws where it is in a file that has not been fetched. */
function pieceAt({ pieces, late = [] }: ExplorerData, index: number): string {
  let place = index;
  for (const part of [{ count: pieces.length, pieces, file: '' }, ...late]) {
    if (place < part.count) {
      const piece = part.pieces?.[place];
      if (piece === undefined) throw new Error(`${part.file} has not been fetched.`);
      return piece;
    }
    place -= part.count;
  }
  throw new Error(`There is no piece ${index}.`);
}

/** The names of the files that must be fetched before a state can be shown; mostly none. */
export function missingFiles(data: ExplorerData, state: State): string[] {
  const needed = textIndices(data, state).flatMap((text) =>
    expandRanges(data.texts[text] ?? []),
  );
  let start = data.pieces.length;
  return (data.late ?? []).flatMap(({ file, count, pieces }) => {
    const [from, to] = [start, start + count];
    start = to;
    return !pieces && needed.some((piece) => piece >= from && piece < to) ? [file] : [];
  });
}

/** Adds the fetched content of a file of `late`. Throws where it does not have the right pieces. */
export function withLate(data: ExplorerData, file: string, value: unknown): ExplorerData {
  const late = (data.late ?? []).map((one) => {
    if (one.file !== file) return one;
    if (!Array.isArray(value) || value.length !== one.count)
      throw new Error(`${file} does not hold the ${one.count} pieces that it should.`);
    return { ...one, pieces: value.map(String) };
  });
  return { ...data, late };
}

/**
 * The terminal output of a whole build: the lines of the JavaScript, with those of the declarations
 * before the blank line above the sizes. The tool writes both independently of each other.
 */
function composeTerminal(
  script: readonly string[],
  declarations: readonly string[] = [],
): string[] {
  const blank = script.lastIndexOf('', sizesStart(script));
  const end = blank < 0 ? script.length : blank;
  return [...script.slice(0, end), ...declarations, ...script.slice(end)];
}

/** The index of the first line about sizes: a table, or one line where nothing is bundled. */
export function sizesStart(lines: readonly string[]): number {
  return lines.findIndex((line) => /^File \(|^\d+ files? generated in /.test(line));
}

/** The lines that say why a build failed: all from the first error on. */
function errorLines(terminal: readonly string[]): string[] {
  const first = terminal.findIndex((line) => /^error\s/.test(line));
  return first < 0 ? [] : terminal.slice(first);
}
