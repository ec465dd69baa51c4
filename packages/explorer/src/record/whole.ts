import { rmSync } from 'node:fs';
import { runCommand } from '@site/samples/build/command';
import { runAttw, runPublint } from '@site/samples/build/package-checks';
import { keyOf } from '../browser/data/key.ts';
import type { State, Verdict } from '../browser/data/types.ts';
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
    publint = verdictOf(await runPublint(folder));
    attw = verdictOf(await runAttw(folder, 'auto'));
  });
  return { ...built, publint, attw };
}
