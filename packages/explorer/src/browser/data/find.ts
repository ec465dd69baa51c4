import { configOf } from './config.ts';
import { manifestOf } from './manifest.ts';
import { missingFiles, numbersOf, pieceAt } from './pieces.ts';
import { composeTerminal, errorLines } from './terminal.ts';
import { toggleNames, toggles } from './toggles.ts';
import {
  type EmittedFile,
  type ExplorerData,
  type PackedOutcome,
  type Snapshot,
  type State,
  schema,
} from './types.ts';

/** How many states an input has. */
export const stateCount = toggleNames.reduce(
  (product, name) => product * toggles[name].length,
  1,
);

/** The place of a state in the lists of an input, from 0: toggles are its digits, the last one changes fastest. */
export function positionOf(state: State): number {
  return toggleNames.reduce((position, name) => {
    const values: readonly unknown[] = toggles[name];
    return position * values.length + values.indexOf(state[name]);
  }, 0);
}

/** The JSON of an input, as it was fetched. Throws where it is not what this code reads. */
export function readData(value: unknown): ExplorerData {
  if (typeof value === 'object' && value !== null && 'schema' in value) {
    if (value.schema === schema) return value as ExplorerData;
  }
  throw new Error(
    'The outputs on this host belong to another build of the site than this page. Load the page anew.',
  );
}

/**
 * All that is shown of a state. Throws where the data is of another input, and where a file of `lateFiles` has not been
 * put into it.
 */
export function findSnapshot(data: ExplorerData, state: State): Snapshot {
  if (data.input !== state.input) {
    throw new Error(`The data is of “${data.input}”, and “${state.input}” is asked for.`);
  }
  const position = positionOf(state);
  const [script, more] = outcomesAt(data, position);
  const ok = script.ok && more?.ok !== false;
  const terminal = composeTerminal(linesOf(data, script), more && linesOf(data, more));
  return {
    state,
    ok,
    files: ok ? filesOf(data, [...script.files, ...(more?.files ?? [])]) : [],
    terminal,
    error: ok ? [] : errorLines(terminal),
    config: configOf(state),
    manifest: manifestOf(state, data.versions),
    publint: data.verdicts[at(data.publint, position)],
    attw: data.verdicts[at(data.attw, position)],
  };
}

/** The files that have to be fetched before a state can be shown, by their names in `late`; mostly none. */
export function lateFiles(data: ExplorerData, state: State): string[] {
  const numbers = textNumbers(data, state).flatMap((text) =>
    numbersOf(data.texts[text] ?? []),
  );
  return missingFiles(data, numbers);
}

/** The numbers of the texts that a state emits. */
export function textNumbers(data: ExplorerData, state: State): number[] {
  return outcomesAt(data, positionOf(state)).flatMap((outcome) =>
    (outcome?.files ?? []).map((file) => data.files[file]?.[1] ?? -1),
  );
}

function outcomesAt(
  data: ExplorerData,
  position: number,
): [script: PackedOutcome, declarations: PackedOutcome | undefined] {
  const script = data.outcomes[at(data.scripts, position)];
  if (!script)
    throw new Error(`Position ${position} of “${data.input}” is not on record.`);
  return [script, script.ok ? data.outcomes[at(data.declarations, position)] : undefined];
}

/** The number at a place of a list of runs; -1 behind its end. */
function at(runs: readonly number[], position: number): number {
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

/** The text behind a number of the list of texts; undefined for a file that is no text. */
export function textOf(data: ExplorerData, index: number): string | undefined {
  const runs = data.texts[index];
  return (
    runs &&
    numbersOf(runs)
      .map((number) => pieceAt(data, number))
      .join('')
  );
}
