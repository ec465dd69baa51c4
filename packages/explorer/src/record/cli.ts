// `npm run explorer` builds all states of the output explorer and records them; with `--check` it
// compares them with the records instead. Names of inputs limit it to these.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { twoAtATime } from '@site/samples/build/command';
import { newScratch } from '@site/samples/build/scratch';
import { findSnapshot, type Snapshot } from '../browser/data/data.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import { rebuild } from './compare.ts';
import {
  inputsNamed,
  type Recorded,
  readRecord,
  recordOf,
  writeRecord,
} from './record.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

const scratch = newScratch();
try {
  for (const input of inputsNamed(positionals)) {
    let record: Recorded | undefined;
    try {
      record = readRecord(input);
    } catch (error) {
      // A record that is missing or stale is what a run without `--check` is for.
      if (values.check) throw error;
    }
    const states = statesOf(input);
    const results = new Map<string, Snapshot>();
    const found: string[] = [];
    await twoAtATime(states, async (state) => {
      const recorded = record && findSnapshot(record, state);
      const { built, differences } = await rebuild(state, scratch, recorded);
      results.set(keyOf(state), built);
      if (differences.length > 0)
        found.push(`${keyOf(state)}\n  ${differences.join('\n  ')}`);
    });
    if (!values.check) {
      const built = states.flatMap((state) => results.get(keyOf(state)) ?? []);
      const isNew = writeRecord(recordOf(input, built));
      console.log(`${input}: ${isNew ? 'record updated' : 'unchanged'}`);
    } else if (found.length > 0) {
      process.exitCode = 1;
      console.error(
        `docs/explorer/${input}.json is not what the installed tool builds, but readers see it ` +
          `as such. Run "npm run explorer -- ${input}" and review what changed, for instance:\n` +
          found.slice(0, 3).join('\n'),
      );
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
