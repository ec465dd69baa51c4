import { rmSync } from 'node:fs';
import { newScratch } from '@site/samples/build/scratch';
import type { ExplorerData } from '../browser/data/data.ts';
import type { InputId } from '../browser/data/packages.ts';
import { sizesStart } from '../browser/data/snapshot.ts';
import { keyOf, statesOf } from '../browser/data/states.ts';
import type { State } from '../browser/data/toggles.ts';
import { type BuildResult, buildPackage } from './build-package.ts';
import { buildScripts } from './build-scripts.ts';
import { declarationsState, distinctStates, scriptsState } from './equivalent-states.ts';
import { pack } from './pack.ts';

/**
 * Builds every state of an input that is not equivalent to another and returns the record. Two
 * processes run at a time, one for scripts and one for declarations.
 */
export async function buildInput(input: InputId): Promise<ExplorerData> {
  const scratch = newScratch();
  const scripts = new Map<string, BuildResult>();
  const declarations = new Map<string, BuildResult>();
  const states = statesOf(input);
  const buildAllDeclarations = async () => {
    for (const state of distinctStates(states, declarationsState))
      declarations.set(keyOf(state), await buildDeclarations(state, scratch));
  };
  const buildAllScripts = () =>
    buildScripts(input, distinctStates(states, scriptsState), scratch, (state, result) =>
      scripts.set(keyOf(state), result),
    );
  try {
    await Promise.all([buildAllScripts(), buildAllDeclarations()]);
    return await pack(input, scripts, declarations);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Builds a state with declarations and returns what they add to the build of the JavaScript: their
 * files, and the lines from `start` to the blank one above the sizes. Throws where the build fails,
 * because no input is meant to.
 */
async function buildDeclarations(state: State, scratch: string): Promise<BuildResult> {
  const { ok, files, terminal } = await buildPackage(state, scratch);
  const fail = (what: string) =>
    new Error(`${keyOf(state)} ${what}:\n${terminal.join('\n')}`);
  if (!ok) throw fail('fails');
  const begin = terminal.findIndex((line) => line.startsWith('start '));
  const end = terminal.lastIndexOf('', sizesStart(terminal));
  if (begin < 0 || end < begin) throw fail('prints in another order than it used to');
  return {
    ok,
    files: new Map([...files].filter(([file]) => file.endsWith('.d.ts'))),
    terminal: terminal.slice(begin, end),
  };
}
