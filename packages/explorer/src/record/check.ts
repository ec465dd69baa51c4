import { findSnapshot } from '../browser/data/find.ts';
import { keyOf } from '../browser/data/key.ts';
import type { InputId, State } from '../browser/data/types.ts';
import { buildInput } from './build.ts';
import { differencesOf, differingStates, outcomeOf } from './compare.ts';
import { type ExplorerRecord, readRecord } from './record.ts';

/**
 * Builds all states of an input and compares them with its record. Returns a text for each of the
 * first few that differ, empty where all is as recorded. Calls `report` as `buildInput` does.
 */
export async function checkInput(
  input: InputId,
  report: (line: string) => void,
): Promise<string[]> {
  const recorded = readRecord(input);
  let built = await buildInput(input, report);
  if (originOf(recorded) !== originOf(built))
    return [`${input} was recorded from other sources or with other versions.`];
  let states = differingStates(recorded.data, built.data);
  // In which order UMD names its externals depends on the folder, and each build has another one.
  for (let again = 0; again < 10 && isOnlyUmd(states); again++) {
    built = await buildInput(input, report);
    states = differingStates(recorded.data, built.data);
  }
  return states.slice(0, 3).map((state) => {
    const [before, after] = [recorded, built].map(({ data }) =>
      outcomeOf(findSnapshot(data, state)),
    );
    const texts = before && after ? differencesOf(before, after) : [];
    return `${keyOf(state)}\n  ${texts.join('\n  ')}`;
  });
}

function isOnlyUmd(states: readonly State[]): boolean {
  return states.length > 0 && states.every(({ format }) => format === 'umd');
}

/** All of a record but what came out. */
function originOf({ inputs, data }: ExplorerRecord): string {
  const { schema, rslib, versions, sources } = data;
  return JSON.stringify({ inputs, schema, rslib, versions, sources });
}
