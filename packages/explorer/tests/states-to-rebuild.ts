import rebuilt from '../../../tests/support/rebuilt.json' with { type: 'json' };
import { keyOf, statesOf } from '../src/browser/data/states.ts';
import { inputs } from '../src/browser/data/toggles.ts';

/** What decides about all states: what builds and packs them, and the versions of the tools. */
const recorder = [
  'packages/explorer/src/record/',
  'packages/explorer/src/browser/data/',
  'packages/samples/src/build/',
  'package-lock.json',
];

/**
 * The keys of the states that a run of the tests rebuilds: all of an input whose sources or record
 * changed, and `always` if the recorder or a lock file did. `hasChanged` says whether one of some
 * paths from the repository's root, or of folders with a slash at the end, changed.
 */
export function statesToRebuild(
  hasChanged: (files: readonly string[]) => boolean,
  always: readonly string[] = rebuilt.explorer,
): string[] {
  const changed = inputs
    .filter((input) =>
      hasChanged([`docs/explorer/${input}/`, `docs/explorer/${input}.json`]),
    )
    .flatMap((input) => statesOf(input).map(keyOf));
  return [...new Set([...changed, ...(hasChanged(recorder) ? always : [])])];
}
