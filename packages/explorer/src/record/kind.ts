import { cpSync, writeFileSync } from 'node:fs';
import { describeDifferences } from '@site/samples/build/diff';
import type { Built, Kind } from '@site/samples/build/kind';
import type { Files } from '@site/samples/build/record';
import { runSample } from '@site/samples/build/run';
import type { Exercise } from '@site/samples/build/sample';
import { emptyFolder } from '@site/samples/build/scratch';
import { findSnapshot, type Snapshot } from '../browser/data/data.ts';
import { keyOf, parseKey, statesOf } from '../browser/data/states.ts';
import { inputs, type State } from '../browser/data/toggles.ts';
import { configOf } from './config.ts';
import { installedVersions, manifestOf } from './manifest.ts';
import { explorerFolder, problemsOf, readRecord, writeRecord } from './record.ts';

/** A state that was built. */
interface BuiltState extends Built {
  readonly snapshot: Snapshot;
}

/** The states of the output explorer as a kind: those of an input share a record. */
export const states: Kind<BuiltState> = {
  noun: 'state',
  command: 'explorer',
  names: () => inputs,
  itemsOf: (name) => statesOf(parseKey(name).input).map(keyOf),
  build,
  recorded,
  write: (name, built) =>
    writeRecord(
      parseKey(name).input,
      built.map(({ snapshot }) => snapshot),
    ),
  staleness: (name) => problemsOf(parseKey(name).input),
};

/**
 * Builds a state. One with `umd` is repeated until it is as recorded: in which order it names its
 * externals depends on the folder of the package, so one of several folders has to give what is
 * recorded.
 */
async function build(key: string, scratch: string): Promise<BuiltState> {
  const state = parseKey(key);
  const before = recorded(key);
  const attempts = state.format === 'umd' && before.size > 0 ? 20 : 1;
  for (let attempt = 1; ; attempt++) {
    const built = await buildState(state, scratch, attempt);
    if (attempt === attempts || describeDifferences(before, built.files).length === 0)
      return built;
  }
}

/** Builds a state like a sample whose configuration and `package.json` are written here. */
async function buildState(
  state: State,
  scratch: string,
  attempt: number,
): Promise<BuiltState> {
  const key = keyOf(state);
  const config = configOf(state);
  const manifest = manifestOf(state, installedVersions());
  const id = `${attempt}/${key}/${state.input}`;
  const inputFolder = emptyFolder(`${scratch}.inputs`, id);
  cpSync(`${explorerFolder}/${state.input}`, inputFolder, { recursive: true });
  writeFileSync(`${inputFolder}/rslib.config.ts`, config);
  writeFileSync(`${inputFolder}/package.json`, manifest);
  const asReadersBuild = {
    expect: 'builds',
    commands: [['rslib']],
    exercises: checksOf(state),
    variants: [],
  } as const;
  const sample = { id, folder: inputFolder, manifest: asReadersBuild };
  const run = await runSample(sample, scratch);
  const { folder, complaints, files } = run;
  const snapshot = {
    key,
    config,
    manifest,
    terminal: run.recorded.commands.flatMap(({ terminal }) => terminal),
    checks: run.recorded.exercises.map(({ command, says }) => ({ command, says })),
    files: run.recorded.files.map(({ path, ...sizes }) => ({
      path,
      text: String(files.get(path)),
      ...sizes,
    })),
  };
  return { folder, complaints, snapshot, files: filesOf(snapshot) };
}

/** What must find nothing. Node.js cannot detect the names that a script for pages exports. */
function checksOf({ format, dts }: State): Exercise[] {
  const hasTypes = dts !== 'off' && (format === 'esm' || format === 'cjs');
  return [{ publint: true }, ...(hasTypes ? [{ attw: 'auto' } as const] : [])];
}

/** What is recorded of a state; nothing if the record of its input is missing or stale. */
function recorded(key: string): Files {
  const state = parseKey(key);
  if (problemsOf(state.input).length > 0) return new Map();
  return filesOf(findSnapshot(readRecord(state.input), state));
}

/** Everything that is shown of a state, as files. */
export function filesOf({ files, ...others }: Snapshot): Files {
  const sizes = files.map(({ text: _, ...file }) => file);
  const rest = { path: 'what is no file', text: JSON.stringify({ ...others, sizes }) };
  return new Map(
    [...files, rest].map(({ path, text }) => [path, Buffer.from(text)] as const),
  );
}
