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
  'compare-react-rollup': 'preserveModules becomes file by file; by hand it is one file.',
  'compare-script-tsup': 'An IIFE stays one; by hand it is UMD.',
  'migrate-tsup-fields': 'By hand it is built twice, to show both results.',
  'tsdown-fields': 'By hand it is built twice, to show both results.',
  'migrate-tsup-values': '`inject` is left to the reader, so the name is not defined.',
  'migrate-vite-before': 'The UMD file is minified, as Vite does.',
  'migrate-vite-defaults': 'By hand it is built twice, to show both results.',
  'migrate-vite-types': 'It shows a type error, which ends the build.',
  'rollup-directive': 'By hand it is built twice, to show both results.',
  'rollup-minify': 'By hand there is a third item, to show a mistake.',
  'rollup-output': 'By hand there is a second item, to show the default.',
  'rollup-replace': 'By hand there is a second item, to show the difference.',
  'migrate-tsup-entries': {
    why: 'What `onSuccess` ran goes into the script of package.json.',
    lacks: ['built.txt'],
  },
  'rollup-modules': {
    why: 'The file that nobody imports is left out by hand.',
    adds: ['files/demo.js'],
  },
  'rollup-names':
    'Names of chunks and maps are functions and options without counterpart.',
  'tsdown-exports': 'There is no configuration by hand.',
  'tsdown-values': {
    why: 'The folder of the alias has another text file.',
    adds: ['static/assets/notice.txt'],
  },
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
