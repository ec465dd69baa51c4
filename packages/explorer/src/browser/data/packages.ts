import type { InputId } from './types.ts';

/** What is said of an input besides its sources: what its `package.json` and configuration always need. */
export interface InputPackage {
  /** Its name, which is also how it is imported. */
  readonly name: string;
  readonly description: string;
  /** The global variable that a `<script>` gets, for `umd` and `iife`. */
  readonly global: string;
  /** The source of every entry; one alone is the tool's default and not configured. */
  readonly entries: Readonly<Record<string, string>>;
  /** Where the output always runs; undefined where the tool's default, Node.js, is right. */
  readonly target: 'web' | undefined;
  /** It has components of React. */
  readonly react: boolean;
  /** The stylesheet that it emits where it bundles, from the package's folder. */
  readonly css: string | undefined;
  /** A folder of files that a source refers to; the tool emits them, but not for `cjs`. */
  readonly assets: string | undefined;
  /** Declared ranges. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  /** Packages that only the build needs, besides those that its options ask for. */
  readonly devDependencies: readonly string[];
}

const main = { index: './src/index.ts' };

/** The packages in `docs/explorer`. */
export const packages: Readonly<Record<InputId, InputPackage>> = {
  utility: {
    name: 'small-queue',
    description: 'Runs jobs, a few at a time',
    global: 'SmallQueue',
    entries: main,
    target: undefined,
    react: false,
    css: undefined,
    assets: undefined,
    dependencies: {},
    peerDependencies: {},
    devDependencies: [],
  },
  dependencies: {
    name: 'price-label',
    description: 'Writes a price for people',
    global: 'PriceLabel',
    entries: main,
    target: undefined,
    react: false,
    css: undefined,
    assets: undefined,
    dependencies: { 'round-to': '^1.2.0' },
    peerDependencies: { 'shop-locale': '^2.0.0' },
    devDependencies: [],
  },
  component: {
    name: 'meter-bar',
    description: 'A bar that shows how full something is',
    global: 'MeterBar',
    entries: { index: './src/index.tsx' },
    target: 'web',
    react: true,
    css: './dist/index.css',
    assets: undefined,
    dependencies: {},
    peerDependencies: { react: '>=18' },
    devDependencies: ['@types/react', 'react'],
  },
  node: {
    name: 'page-maker',
    description: 'Fills a page with words',
    global: 'PageMaker',
    entries: main,
    target: undefined,
    react: false,
    css: undefined,
    assets: 'assets',
    dependencies: {},
    peerDependencies: {},
    devDependencies: ['@types/node'],
  },
  entries: {
    name: 'unit-words',
    description: 'Reads and writes lengths of time',
    global: 'UnitWords',
    entries: {
      index: './src/index.ts',
      parse: './src/parse.ts',
      format: './src/format.ts',
    },
    target: undefined,
    react: false,
    css: undefined,
    assets: undefined,
    dependencies: {},
    peerDependencies: {},
    devDependencies: [],
  },
};
