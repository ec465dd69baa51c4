/** A value of an option: its name in reports, and what it sets in the configuration. */
export interface Value {
  readonly name: string;
  /** Fields of the item of `lib`. */
  readonly lib?: Record<string, unknown>;
  /** Fields of `output`. */
  readonly output?: Record<string, unknown>;
}

/** The index of a value for each option, in the order of `factors`. */
export type Row = readonly number[];

/** An option and its values; the first one is what a build has that does not mention it. */
export interface Factor {
  readonly name: string;
  readonly values: readonly Value[];
}

const lib = (name: string, value: unknown, text = JSON.stringify(value)): Value => ({
  name: text,
  lib: { [name]: value },
});
const output = (name: string, value: unknown, text = JSON.stringify(value)): Value => ({
  name: text,
  output: { [name]: value },
});
const unset: Value = { name: 'unset' };

/** What `banner` adds to files of each kind. */
export const banners = {
  js: '/*! js banner */',
  css: '/*! css banner */',
  dts: '// dts banner',
};

/** The main options. `type` is the field of `package.json`. */
export const factors: readonly Factor[] = [
  {
    name: 'format',
    values: ['esm', 'cjs', 'umd', 'iife'].map((one) => ({
      name: one,
      lib: { format: one, ...(one === 'umd' ? { umdName: 'Pairs' } : {}) },
    })),
  },
  { name: 'bundle', values: [unset, lib('bundle', false)] },
  {
    name: 'dts',
    values: [
      unset,
      lib('dts', true),
      lib('dts', { bundle: true }, 'bundle'),
      lib('dts', { isolated: true }, 'isolated'),
    ],
  },
  {
    name: 'syntax',
    values: [unset, ...['es5', 'es2017', 'esnext'].map((one) => lib('syntax', one))],
  },
  { name: 'minify', values: [unset, output('minify', true), output('minify', false)] },
  {
    name: 'target',
    values: [output('target', 'web', 'web'), output('target', 'node', 'node')],
  },
  {
    name: 'sourceMap',
    values: [
      unset,
      output('sourceMap', true),
      output('sourceMap', { js: 'inline-source-map' }, 'inline'),
    ],
  },
  {
    name: 'autoExternal',
    values: [
      unset,
      output('autoExternal', false),
      output('autoExternal', { dependencies: false }, 'without dependencies'),
    ],
  },
  {
    name: 'externals',
    values: [
      unset,
      output('externals', { dep: 'renamed' }, 'renamed'),
      output('externals', { dep: false }, 'dep: false'),
    ],
  },
  { name: 'injectStyles', values: [unset, output('injectStyles', true)] },
  {
    name: 'cssModules',
    values: [
      unset,
      output(
        'cssModules',
        { namedExport: true, exportLocalsConvention: 'camel-case-only' },
        'named',
      ),
    ],
  },
  { name: 'banner', values: [unset, lib('banner', banners, 'set')] },
  {
    name: 'redirect',
    values: [
      unset,
      lib(
        'redirect',
        {
          js: { path: false, extension: false },
          style: { path: false, extension: false },
          asset: { path: false, extension: false },
        },
        'off',
      ),
    ],
  },
  {
    name: 'cleanDistPath',
    values: [
      unset,
      output('cleanDistPath', false),
      { name: 'keep', output: { cleanDistPath: { keep: ['KEPT'] } } },
    ],
  },
  { name: 'type', values: [{ name: 'module' }, { name: 'commonjs' }] },
];

const place = (factor: string, value: string): readonly [number, number] => {
  const index = factors.findIndex(({ name }) => name === factor);
  const at = factors[index]?.values.findIndex(({ name }) => name === value) ?? -1;
  if (at < 0) throw new Error(`There is no ${factor} ${value}.`);
  return [index, at];
};

/** Pairs that Rslib refuses with a message, so that no build can have them. */
export const refused = (
  [
    ['format', 'umd', 'bundle', 'false'],
    ['format', 'iife', 'bundle', 'false'],
  ] as const
).map(([one, a, two, b]) => [place(one, a), place(two, b)] as const);

/** The name of the value that a row has for an option. */
export function choiceOf(row: Row, factor: string): string {
  const index = factors.findIndex(({ name }) => name === factor);
  return factors[index]?.values[row[index] ?? 0]?.name ?? 'unset';
}

/** The values of a row that differ from the defaults, as reports and the known list name them. */
export function describeRow(row: Row): string {
  const set = factors.flatMap(({ name, values }, index) =>
    row[index] ? [`${name} ${values[row[index]]?.name}`] : [],
  );
  return set.join(' × ') || 'defaults';
}
