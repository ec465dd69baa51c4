import { rmSync } from 'node:fs';
import { newScratch } from '@site/samples/build/scratch';
import { findSnapshot } from '../browser/data/find.ts';
import { keyOf } from '../browser/data/key.ts';
import type { ExplorerData, InputId, State } from '../browser/data/types.ts';
import { differencesOf, outcomeOf } from './compare.ts';
import { drawStates, seedOfNow } from './draw.ts';
import { readRecord } from './record.ts';
import { judgeWhole } from './whole.ts';

/**
 * Builds states of inputs from the command line, two at a time, and compares each with what is on record. Reports
 * a line for each state that differs, with the difference, and a last one. Returns 1 where one does, else 0.
 */
export async function compareWhole(
  inputs: readonly InputId[],
  share: number,
  report: (line: string) => void,
): Promise<number> {
  const seed = seedOfNow();
  const waiting = drawStates(inputs, share, seed);
  const all = waiting.length;
  const scratch = newScratch();
  const records = new Map(inputs.map((input) => [input, readRecord(input).data]));
  let wrong = 0;
  const work = async (): Promise<void> => {
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      const data = records.get(state.input);
      const found = data ? await compareState(data, state, scratch) : [];
      if (found.length > 0) wrong++;
      for (const text of found) report(`${keyOf(state)}: ${text}`);
    }
  };
  await Promise.all([work(), work()]);
  rmSync(scratch, { recursive: true, force: true });
  report(`${all} states (seed ${seed}), ${wrong} of them not as recorded.`);
  return wrong > 0 ? 1 : 0;
}

/** How a state that a reader builds differs from what is shown of it; empty for no difference. */
export async function compareState(
  data: ExplorerData,
  state: State,
  scratch: string,
): Promise<string[]> {
  const shown = outcomeOf(findSnapshot(data, state));
  // In which order UMD names its externals depends on the folder of the package, so what is shown
  // has to come out in one of several folders.
  const folders = state.format === 'umd' ? 20 : 1;
  let found: string[] = [];
  for (let folder = 0; folder < folders; folder++) {
    found = differencesOf(shown, await judgeWhole(state, `${scratch}/${folder}`));
    if (found.length === 0) break;
  }
  return found;
}
