import { rmSync } from 'node:fs';
import { newScratch } from '@site/samples/build/scratch';
import { keyOf } from '../browser/data/key.ts';
import type { InputId, State } from '../browser/data/types.ts';
import type { Built } from './built.ts';
import { collect } from './collect.ts';
import { buildDeclarations } from './declarations.ts';
import { type ExplorerRecord, inputsNow, sourcesOf } from './record.ts';
import { buildScripts } from './scripts.ts';
import { declarationsOf, scriptsOf, statesOf } from './states.ts';

/**
 * Builds all that the states of an input are made of and returns its record. Two processes run at a time: one for the
 * scripts, one for declarations. Calls `report` with a line when a part is done.
 */
export async function buildInput(
  input: InputId,
  report: (line: string) => void,
): Promise<ExplorerRecord> {
  const scratch = newScratch();
  const built = {
    scripts: new Map<string, Built>(),
    declarations: new Map<string, Built>(),
  };
  const start = performance.now();
  const say = (text: string) =>
    report(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${text}`);
  const declarations = async () => {
    for (const state of standing(input, declarationsOf)) {
      built.declarations.set(keyOf(state), await buildDeclarations(state, scratch));
      say(keyOf(state));
    }
  };
  const scripts = async () => {
    const states = standing(input, scriptsOf);
    await buildScripts(input, states, scratch, (state, one) =>
      built.scripts.set(keyOf(state), one),
    );
    say(`${input}: ${states.length} builds`);
  };
  try {
    await Promise.all([scripts(), declarations()]);
    const data = await collect(input, sourcesOf(input), built);
    say(`${input}: judged`);
    return { inputs: inputsNow(input), data };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The states of an input that stand for all, each once. */
function standing(
  input: InputId,
  represent: (state: State) => State | undefined,
): State[] {
  const found = new Map<string, State>();
  for (const state of statesOf(input)) {
    const one = represent(state);
    if (one) found.set(keyOf(one), one);
  }
  return [...found.values()];
}
