/** A value of an option: its name in reports, and what it sets in the configuration. */
export interface Value {
  readonly name: string;
  /** Fields of the item of `lib`. */
  readonly lib?: Record<string, unknown>;
  /** Fields of `output`. */
  readonly output?: Record<string, unknown>;
}

/** The index of a value for each option, in the order of `factors`. */
export type FactorRow = readonly number[];

/** An option and its values; the first one is what a build has that does not mention it. */
interface Factor {
  readonly name: string;
  readonly values: readonly Value[];
}

/** An option of `lib` or `output`, which is unset or has one of `values`, by their names in reports. */
const option = (
  place: 'lib' | 'output',
  name: string,
  values: Record<string, unknown>,
): Factor => ({
  name,
  values: [
    { name: 'unset' },
    ...Object.entries(values).map(([text, value]) => ({
      name: text,
      [place]: { [name]: value },
    })),
  ],
});

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
  option('lib', 'bundle', { false: false }),
  option('lib', 'dts', {
    true: true,
    bundle: { bundle: true },
    isolated: { isolated: true },
  }),
  option('lib', 'syntax', { '"es5"': 'es5', '"es2017"': 'es2017', '"esnext"': 'esnext' }),
  option('output', 'minify', { true: true, false: false }),
  {
    name: 'target',
    values: ['web', 'node'].map((target) => ({ name: target, output: { target } })),
  },
  option('output', 'sourceMap', { true: true, inline: { js: 'inline-source-map' } }),
  option('output', 'autoExternal', {
    false: false,
    'without dependencies': { dependencies: false },
  }),
  option('output', 'externals', {
    renamed: { dep: 'renamed' },
    'dep: false': { dep: false },
  }),
  option('output', 'injectStyles', { true: true }),
  option('output', 'cssModules', {
    named: { namedExport: true, exportLocalsConvention: 'camel-case-only' },
  }),
  option('lib', 'banner', { set: banners }),
  option('lib', 'redirect', {
    off: {
      js: { path: false, extension: false },
      style: { path: false, extension: false },
      asset: { path: false, extension: false },
    },
  }),
  option('output', 'cleanDistPath', { false: false, keep: { keep: ['KEPT'] } }),
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
export function choiceOf(row: FactorRow, factor: string): string {
  const index = factors.findIndex(({ name }) => name === factor);
  return factors[index]?.values[row[index] ?? 0]?.name ?? 'unset';
}

/** The values of a row that differ from the defaults, as reports and the known list name them. */
export function describeRow(row: FactorRow): string {
  const set = factors.flatMap(({ name, values }, index) =>
    row[index] ? [`${name} ${values[row[index]]?.name}`] : [],
  );
  return set.join(' × ') || 'defaults';
}
