import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { repository } from '@site/pages/repository/root';
import { differences } from '@site/samples/build/differences';
import { newScratch } from '@site/samples/build/scratch';
import type { ExplorerData, Snapshot } from '../browser/data/data.ts';
import type { InputId } from '../browser/data/packages.ts';
import { findSnapshot } from '../browser/data/snapshot.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import type { State } from '../browser/data/toggles.ts';
import { buildAndJudge, type JudgedBuild } from './build-package.ts';
import { readRecord } from './record.ts';

/**
 * Builds states from the command line, two at a time, and compares each with the record. `share` is
 * how many states there are for each that is built. Reports every difference and a summary; returns
 * the exit code.
 */
export async function compareBuilds(
  inputs: readonly InputId[],
  share: number,
  report: (line: string) => void,
): Promise<number> {
  const seed = commitSeed();
  const queue = sampleStates(inputs, share, seed);
  const total = queue.length;
  const scratch = newScratch();
  const records = new Map(inputs.map((input) => [input, readRecord(input).data]));
  let differing = 0;
  const work = async (): Promise<void> => {
    for (let state = queue.shift(); state; state = queue.shift()) {
      const data = records.get(state.input);
      const found = data ? await compareState(data, state, scratch) : [];
      if (found.length > 0) differing++;
      for (const text of found) report(`${keyOf(state)}: ${text}`);
    }
  };
  await Promise.all([work(), work()]);
  rmSync(scratch, { recursive: true, force: true });
  report(`${total} states (seed ${seed}), ${differing} differ from the record.`);
  return differing > 0 ? 1 : 0;
}

/** How a state built as a reader would differs from what is shown of it; empty if it does not. */
export async function compareState(
  data: ExplorerData,
  state: State,
  scratch: string,
): Promise<string[]> {
  const built = await buildAndJudge(state, scratch);
  return differencesOf(resultOf(findSnapshot(data, state)), built);
}

/** The differences in the first three states in which two records of an input differ. */
export function differingStates(recorded: ExplorerData, built: ExplorerData): string[] {
  const found: string[] = [];
  for (const state of statesOf(built.input)) {
    if (found.length >= 3) break;
    const texts = differencesOf(
      resultOf(findSnapshot(recorded, state)),
      resultOf(findSnapshot(built, state)),
    );
    if (texts.length > 0) found.push(`${keyOf(state)}\n  ${texts.join('\n  ')}`);
  }
  return found;
}

/** What a snapshot shows, in the form of a build. */
export function resultOf(snapshot: Snapshot): JudgedBuild {
  const files = snapshot.files.map(
    ({ path, text }) => [path, Buffer.from(text ?? '')] as const,
  );
  return { ...snapshot, files: new Map(files) };
}

/** One text for each file, or the reports, in which a build differs from what is shown. */
export function differencesOf(shown: JudgedBuild, built: JudgedBuild): string[] {
  return differences(filesOf(shown), filesOf(built));
}

function filesOf({ files, ok, terminal, publint, attw }: JudgedBuild) {
  const reports = JSON.stringify({ ok, terminal, publint, attw }, null, 2);
  return new Map([...files, ['terminal and verdicts', Buffer.from(reports)]]);
}

/**
 * About one in `share` states, at random, but always the same for a seed: a state is chosen by the
 * hash of the seed and its key, not by its position.
 */
export function sampleStates(
  inputs: readonly InputId[],
  share: number,
  seed: string,
): State[] {
  return inputs.flatMap(statesOf).filter((state) => {
    const hash = createHash('sha256')
      .update(`${seed} ${keyOf(state)}`)
      .digest();
    return hash.readUInt32BE(0) / 2 ** 32 < 1 / share;
  });
}

/** A seed that changes with every commit, so that test runs look at other states over time. */
export function commitSeed(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: repository,
    encoding: 'utf8',
  });
  // A source archive has no commit.
  return process.env.EXPLORER_SEED ?? ((stdout ?? '').trim() || 'no commit');
}
