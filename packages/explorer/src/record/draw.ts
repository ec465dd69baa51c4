import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { repository } from '@site/pages/repository';
import { keyOf } from '../browser/data/key.ts';
import type { InputId, State } from '../browser/data/types.ts';
import { statesOf } from './states.ts';

/**
 * States of inputs, one in `share` of them, drawn by chance that is the same for the same seed: a state is drawn for
 * the hash of the seed and its key, not for its place.
 */
export function drawStates(
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

/**
 * A seed that is another one with every commit, so that runs of the tests look at other states in time.
 * In a source archive, which has no commit, it is always the same.
 */
export function seedOfNow(root = repository): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return process.env.EXPLORER_SEED ?? ((stdout ?? '').trim() || 'no commit');
}
