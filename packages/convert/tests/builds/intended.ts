import type { NoteKey } from '../../src/warnings.ts';

/** What the converted configuration is compared with, where that is not simply the one by hand. */
export interface Difference {
  readonly why: string;
  /** Files of the converted configuration alone. */
  readonly adds?: readonly string[];
  /** Files of the other build alone. */
  readonly lacks?: readonly string[];
  /** The converted configuration writes what the other tool has written, not what the page shows. */
  readonly isLikeOriginal?: true;
  /** It cannot be complete, which this note reports. */
  readonly reported?: NoteKey;
  /** Its build fails, and says this. */
  readonly fails?: RegExp;
}

const onlyEntries: Difference = {
  why: 'The other tool bundles declarations, and so does the converted configuration.',
  lacks: ['closest.d.ts', 'closest.d.cts'],
};
const twice: Difference = {
  why: 'By hand, there are more items, to show other results beside it.',
  isLikeOriginal: true,
};
const plugin: Difference = {
  why: 'A plugin of its own does the work. Its code has to be ported.',
  reported: 'plugin',
};
const byHand: Difference = {
  why: 'What is copied, loaded, inlined or taken from `env` is set by hand.',
  reported: 'byHand',
};

export const intended: Readonly<Record<string, Difference>> = {
  'compare-library-tsup': onlyEntries,
  'compare-library-tsdown': onlyEntries,
  'compare-library-rollup': onlyEntries,
  'compare-library-unbuild': onlyEntries,
  'compare-library-vite': onlyEntries,
  'compare-files-vite': {
    why: 'Declarations are written by a script of package.json, which stays.',
    lacks: ['index', 'length', 'number/round', 'weight/index'].map(
      (name) => `${name}.d.ts`,
    ),
  },
  'compare-react-rollup': plugin,
  'rollup-styles': plugin,
  'rollup-external': {
    why: 'Functions that choose packages are left to the reader.',
    reported: 'dynamic',
  },
  'rollup-alias': {
    why: 'An alias of a package outside of the bundle is left to the reader.',
    reported: 'none',
  },
  'rollup-dynamic': byHand,
  'tsdown-files': byHand,
  'unbuild-mkdist': byHand,
  'compare-files-unbuild': byHand,
  'compare-script-tsup': {
    why: 'An IIFE stays one; by hand it is UMD.',
    isLikeOriginal: true,
  },
  'migrate-tsup-fields': twice,
  'tsdown-fields': {
    why: 'By hand, there are more items. The extension follows `type`, as in package.json.',
    isLikeOriginal: true,
    adds: ['index.js'],
    lacks: ['index.mjs'],
  },
  'migrate-tsup-values': {
    why: '`inject` adds an import to every file, which the source should have.',
    reported: 'none',
  },
  'migrate-vite-defaults': twice,
  'migrate-vite-react': {
    why: 'The name of the stylesheet is left to the reader.',
    reported: 'stylesheet',
  },
  'migrate-vite-types': {
    why: 'It shows a type error, which ends the build.',
    fails: /TS2322/,
  },
  'rollup-directive': twice,
  'rollup-minify': twice,
  'rollup-output': twice,
  'rollup-replace': twice,
  'migrate-tsup-entries': {
    why: 'What `publicDir` copies and `onSuccess` runs is left to the reader.',
    reported: 'byHand',
  },
  'rollup-alias-path': {
    why: 'An alias of the package itself becomes a function by hand.',
    reported: 'none',
  },
  'rollup-modules': {
    why: 'The file that nobody imports is left out by hand.',
    adds: ['files/demo.js'],
  },
  'tsdown-exports': {
    why: 'By hand, there is no configuration. Extensions follow `type`, as in package.json.',
    isLikeOriginal: true,
    adds: [
      'z~0.js',
      ...['index', 'list'].flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
    ],
    lacks: [
      'steps-18smo0WI.mjs',
      'steps-C0I6kFtQ.cjs',
      ...['index', 'list'].flatMap((name) => [`${name}.mjs`, `${name}.d.mts`]),
    ],
  },
  'tsdown-values': byHand,
  'compare-script-unbuild': plugin,
  'compare-react-unbuild': plugin,
  'migrate-tsup-plugins': plugin,
  'tsdown-plugins': plugin,
  'rollup-plugin': plugin,
  'rollup-text': plugin,
  'unbuild-plugins': plugin,
  'migrate-tsup-folder': {
    why: 'The entry is a folder on the command line.',
    reported: 'commandLine',
  },
  'rollup-names': {
    why: 'Names of chunks and source maps are options of Rspack.',
    reported: 'none',
  },
  'rollup-flags': {
    why: 'The outputs are chosen by an argument of the command line.',
    reported: 'dynamic',
  },
  'unbuild-stub': {
    why: 'unbuild writes declarations if `types` is at the top of package.json. By hand, they are.',
    lacks: ['index.d.ts'],
  },
};

const namesAnother = {
  why: 'A script of package.json names a tsconfig.prod.json, which the package does not contain.',
  edits: [['tsconfig.build.json', 'tsconfig.prod.json', 'tsconfig.json']],
} as const;

/** Where a published library that is built with the converted configuration differs, and why. */
export const known: Readonly<
  Record<
    string,
    {
      readonly why: string;
      /** How uses begin that are not compared. */
      readonly unlike?: string;
      /** Files of `package.json` that the build does not write. */
      readonly entries?: readonly string[];
      readonly reported?: NoteKey;
      /** Its build fails, and says this. */
      readonly fails?: RegExp;
      /** What notes tell the reader to change: in which file, what, and to what. */
      readonly edits?: readonly (readonly [string, string, string])[];
    }
  >
> = {
  redux: {
    why: 'By hand, a footer keeps `declare global`, and a second item is what onSuccess copied.',
    unlike: 'tsc',
    entries: ['dist/redux.legacy-esm.js'],
  },
  svgo: {
    why: 'Declarations are written by tsc, in a script that stays.',
    unlike: 'tsc',
    entries: ['types/lib/svgo-node.d.ts', 'types/lib/svgo.d.ts'],
  },
  'query-core': namesAnother,
  'react-query': namesAnother,
  'vue-query': namesAnother,
  'redux-toolkit': {
    why: 'API Extractor fails on its types, and a script names files with their former extension.',
    edits: [
      [
        'rslib.config.ts',
        'dts: { bundle: true, autoExtension: true }',
        'dts: { autoExtension: true }',
      ],
      ['scripts/choose.mjs', '.cjs', '.js'],
    ],
  },
};
