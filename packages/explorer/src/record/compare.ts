import { describeDifferences } from '@site/samples/build/diff';
import type { ExplorerData } from '../browser/data/data.ts';
import type { InputId } from '../browser/data/packages.ts';
import { findSnapshot } from '../browser/data/snapshot.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import type { State } from '../browser/data/toggles.ts';
import { buildInput } from './build-input.ts';
import { buildAndJudge, type JudgedBuild } from './build-package.ts';
import { readRecord } from './record.ts';

/** How a state built as a reader would differs from what is shown of it; empty if it does not. */
export async function compareState(
  data: ExplorerData,
  state: State,
  scratch: string,
): Promise<string[]> {
  const shown = findSnapshot(data, state);
  // The order in which UMD names its externals depends on the folder of the package, so what is
  // shown must be the result in one of several folders.
  const folders = state.format === 'umd' ? 20 : 1;
  let found: string[] = [];
  for (let folder = 0; folder < folders; folder++) {
    found = differencesOf(shown, await buildAndJudge(state, `${scratch}/${folder}`));
    if (found.length === 0) break;
  }
  return found;
}

/**
 * Builds all states of an input and compares them with its record. Returns a text for each of the
 * first three states that differ.
 */
export async function checkInput(input: InputId): Promise<string[]> {
  const recorded = readRecord(input);
  let built = await buildInput(input);
  if (originOf(recorded) !== originOf(built))
    return [`${input} was recorded from other sources or with other versions.`];
  let states = differingStates(recorded, built);
  // As in `compareState`; each build has another folder.
  const isOnlyUmd = () =>
    states.length > 0 && states.every(({ format }) => format === 'umd');
  for (let attempt = 0; attempt < 10 && isOnlyUmd(); attempt++) {
    built = await buildInput(input);
    states = differingStates(recorded, built);
  }
  return states.slice(0, 3).map((state) => {
    const texts = differencesOf(
      findSnapshot(recorded, state),
      findSnapshot(built, state),
    );
    return `${keyOf(state)}\n  ${texts.join('\n  ')}`;
  });
}

/** Everything in a record that is not the result of a build. */
function originOf({ statesHash, versions, sources }: ExplorerData): string {
  return JSON.stringify({ statesHash, versions, sources });
}

function differingStates(recorded: ExplorerData, built: ExplorerData): State[] {
  return statesOf(built.input).filter((state) => {
    const [before, after] = [recorded, built].map((data) => findSnapshot(data, state));
    return JSON.stringify(before) !== JSON.stringify(after);
  });
}

/** One text for each file, or the reports, in which a build differs from what is shown. */
export function differencesOf(shown: JudgedBuild, built: JudgedBuild): string[] {
  return describeDifferences(filesOf(shown), filesOf(built));
}

function filesOf({ files, ok, terminal, verdicts }: JudgedBuild) {
  const reports = JSON.stringify({ ok, terminal, verdicts }, null, 2);
  return new Map(
    [...files, { path: 'terminal and verdicts', text: reports }].map(
      ({ path, text }) => [path, Buffer.from(text)] as const,
    ),
  );
}
