import { describeDifferences } from '@site/samples/build/diff';
import type { Built, Kind } from '@site/samples/build/kind';
import type { Files } from '@site/samples/build/record';
import { findSnapshot, type Snapshot } from '../browser/data/data.ts';
import { keyOf, parseKey, statesOf } from '../browser/data/states.ts';
import { inputs } from '../browser/data/toggles.ts';
import { buildState } from './build.ts';
import { problemsOf, readRecord, recordOf, writeRecord } from './record.ts';

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
      recordOf(
        parseKey(name).input,
        built.map(({ snapshot }) => snapshot),
      ),
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
    const files = filesOf(built.snapshot);
    if (attempt === attempts || describeDifferences(before, files).length === 0)
      return { ...built, files, complaints: [] };
  }
}

/** What is recorded of a state; nothing if the record of its input is missing or stale. */
function recorded(key: string): Files {
  const state = parseKey(key);
  if (problemsOf(state.input).length > 0) return new Map();
  return filesOf(findSnapshot(readRecord(state.input), state));
}

/** Everything that is shown of a state, as files. */
export function filesOf({ state: _, files, ...reports }: Snapshot): Files {
  const sizes = files.map(({ text: _, ...file }) => file);
  const others = JSON.stringify({ ...reports, sizes }, null, 2);
  return new Map(
    [...files, { path: 'what is no file', text: others }].map(
      ({ path, text }) => [path, Buffer.from(text)] as const,
    ),
  );
}
