import { rmSync } from 'node:fs';
import { keyOf } from '../../theme/explorer/data/key.ts';
import type { State, Verdict } from '../../theme/explorer/data/types.ts';
import { runCommand } from '../samples/command.ts';
import { askAttw } from '../samples/exercises/attw.ts';
import { askPublint } from '../samples/exercises/publint.ts';
import { type Built, readBuilt } from './built.ts';
import type { Outcome } from './compare.ts';
import { configure, layOutInput } from './lay-out.ts';
import { verdictOf } from './verdicts.ts';

/**
 * Builds a state as a reader would: its package with the shown configuration in a folder, and `rslib` in it. The
 * folder is removed afterwards; `use` is called before with its path.
 */
export async function buildWhole(
  state: State,
  scratch: string,
  use: (folder: string, built: Built) => Promise<void> = async () => {},
): Promise<Built> {
  const place = `${scratch}/whole-${keyOf(state)}`;
  try {
    const folder = layOutInput(state.input, place);
    configure(folder, state);
    const { exitCode, output } = await runCommand(['rslib'], folder);
    const built = readBuilt(folder, exitCode === 0, output);
    await use(folder, built);
    return built;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** As `buildWhole`, and publint and Are The Types Wrong are asked of the package as npm packs it. */
export async function judgeWhole(state: State, scratch: string): Promise<Outcome> {
  let publint: Verdict | undefined;
  let attw: Verdict | undefined;
  const built = await buildWhole(state, scratch, async (folder, { ok }) => {
    if (!ok) return;
    publint = verdictOf(await askPublint(folder));
    attw = verdictOf(await askAttw(folder, 'auto'));
  });
  return { ...built, publint, attw };
}
