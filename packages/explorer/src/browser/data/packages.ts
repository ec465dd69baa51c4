/** The packages that a reader can pick, by the name of their folder in `docs/explorer`. */
export type InputId = 'utility' | 'dependencies' | 'component' | 'node' | 'entries';

/** What the `package.json` and the configuration of an input need in every state. */
interface InputPackage {
  /** Its name, which is also how it is imported. */
  readonly name: string;
  readonly description: string;
  /** The global variable that a `<script>` gets, for `umd` and `iife`. */
  readonly global: string;
  /** The source file of each entry. A single one is the tool's default and is not configured. */
  readonly entries: Readonly<Record<string, string>>;
  /** Where the output always runs; the tool's default is Node.js. */
  readonly target?: 'web';
  /** Contains React components. */
  readonly react?: true;
  /** The stylesheet that a bundled build emits, relative to the package's folder. */
  readonly css?: string;
  /** A folder of files that a source refers to. The tool emits them, except for `cjs`. */
  readonly assets?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Packages that only the build needs, besides those that its options require. */
  readonly devDependencies?: readonly string[];
}

/** The packages in `docs/explorer`, in the order in which they are offered. */
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
  component: {
    name: 'meter-bar',
    description: 'A bar that shows how full something is',
    global: 'MeterBar',
    entries: { index: './src/index.tsx' },
    target: 'web',
    react: true,
    css: './dist/index.css',
    peerDependencies: { react: '>=18' },
    devDependencies: ['@types/react', 'react'],
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
    global: 'UnitWords',
    entries: {
      index: './src/index.ts',
      parse: './src/parse.ts',
      format: './src/format.ts',
    },
  },
};

export const inputs = Object.keys(packages) as readonly InputId[];

/** The packages that an input declares and its users install. */
export function runtimeDependencies(input: InputId): string[] {
  const { dependencies, peerDependencies } = packages[input];
  return Object.keys({ ...dependencies, ...peerDependencies });
}

export function hasSeveralEntries(input: InputId): boolean {
  return Object.keys(packages[input].entries).length > 1;
}
