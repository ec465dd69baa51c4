import { describeDifferences } from '@site/samples/build/diff';
import type { Snapshot } from '../browser/data/data.ts';
import type { State } from '../browser/data/toggles.ts';
import { buildState } from './build.ts';

/**
 * Builds a state below `scratch`. A `umd` build is repeated until it is as `recorded`: in which
 * order it names its externals depends on the folder of the package, so one of several folders has
 * to give what is recorded.
 */
export async function rebuild(
  state: State,
  scratch: string,
  recorded?: Snapshot,
): Promise<{ built: Snapshot; differences: string[] }> {
  const folders = state.format === 'umd' ? 20 : 1;
  for (let folder = 1; ; folder++) {
    const built = await buildState(state, `${scratch}/${folder}`);
    const differences = recorded ? differencesOf(recorded, built) : [];
    if (differences.length === 0 || folder === folders) return { built, differences };
  }
}

/** One text for each file, or for all that is no file, in which a build differs from its record. */
export function differencesOf(recorded: Snapshot, built: Snapshot): string[] {
  return describeDifferences(filesOf(recorded), filesOf(built));
}

function filesOf({ state: _, files, ...reports }: Snapshot): Map<string, Buffer> {
  const sizes = files.map(({ text: _, ...file }) => file);
  const others = JSON.stringify({ ...reports, sizes }, null, 2);
  return new Map(
    [...files, { path: 'what is no file', text: others }].map(
      ({ path, text }) => [path, Buffer.from(text)] as const,
    ),
  );
}
