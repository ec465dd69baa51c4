/** A difference that is right, by the files that only one of the two builds writes. */
interface Difference {
  readonly why: string;
  /** Files of the converted configuration alone. */
  readonly adds?: readonly string[];
  /** Files of the configuration by hand alone. */
  readonly lacks?: readonly string[];
}

const onlyEntries: Difference = {
  why: 'The other tool bundles declarations, and so does the converted configuration.',
  lacks: ['closest.d.ts', 'closest.d.cts'],
};
const ownTypes: Difference = {
  why: 'Declarations are written by a script of package.json, which stays.',
  lacks: ['index', 'length', 'number/round', 'weight/index'].map(
    (name) => `${name}.d.ts`,
  ),
};
const plugin = 'A plugin of its own does the work, and is left as a comment.';

/**
 * Where the converted configuration differs from the one by hand, and why. A reason alone says that
 * there is nothing to build.
 */
export const intended: Readonly<Record<string, string | Difference>> = {
  'compare-library-tsup': onlyEntries,
  'compare-library-tsdown': onlyEntries,
  'compare-library-rollup': onlyEntries,
  'compare-library-unbuild': onlyEntries,
  'compare-library-vite': onlyEntries,
  'compare-files-rollup': ownTypes,
  'compare-files-vite': ownTypes,
  'compare-script-unbuild':
    'A hook of Rollup makes the script, and is left as a comment.',
  'compare-react-unbuild': plugin,
  'migrate-tsup-plugins': plugin,
  'tsdown-plugins': plugin,
  'rollup-plugin': plugin,
  'rollup-text': plugin,
  'unbuild-plugins': plugin,
  'migrate-tsup-folder': 'The entry is a folder on the command line.',
  'rollup-flags': 'The outputs are computed from an argument of the command line.',
  'unbuild-stub': 'A stub is no build.',
};
