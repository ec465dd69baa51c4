import type { InputId } from '../browser/data/toggles.ts';

/** What a `package.json` of an input may require besides its own packages. */
export const dependencies = [
  '@microsoft/api-extractor',
  '@rslib/core',
  '@swc/helpers',
  '@types/node',
  'typescript',
] as const;
export type Dependency = (typeof dependencies)[number];

/** What the `package.json` and the configuration of an input need in every state. */
interface InputPackage {
  /** Its name, which is also how it is imported. */
  readonly name: string;
  readonly description: string;
  /** The global variable that a `<script>` gets, for `umd` and `iife`. */
  readonly global?: string;
  /** The source file of each entry. A single one is the tool's default and is not configured. */
  readonly entries: Readonly<Record<string, string>>;
  /** A folder of files that a source refers to. The tool emits them, except for `cjs`. */
  readonly assets?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Packages that only the build needs, besides those that its options require. */
  readonly devDependencies?: readonly Dependency[];
}

/** The packages in `docs/explorer`. */
export const packages: Readonly<Record<InputId, InputPackage>> = {
  utility: {
    name: 'small-queue',
    description: 'Runs jobs, a few at a time',
    global: 'SmallQueue',
    entries: { index: './src/index.ts' },
  },
  dependencies: {
    name: 'price-label',
    description: 'Writes a price for people',
    global: 'PriceLabel',
    entries: { index: './src/index.ts' },
    dependencies: { 'round-to': '^1.2.0' },
    peerDependencies: { 'shop-locale': '^2.0.0' },
  },
  node: {
    name: 'page-maker',
    description: 'Fills a page with words',
    global: 'PageMaker',
    entries: { index: './src/index.ts' },
    assets: 'assets',
    devDependencies: ['@types/node'],
  },
  entries: {
    name: 'unit-words',
    description: 'Reads and writes lengths of time',
    entries: {
      index: './src/index.ts',
      parse: './src/parse.ts',
      format: './src/format.ts',
    },
  },
};
