type ToggleValue = string | boolean;

/** An option that readers can change. Its name in the table is the name of the option. */
interface ToggleDefinition {
  /** The values in the order in which they are offered; the first is the tool's default. */
  readonly values: readonly ToggleValue[];
  /** The tool's default for the formats where it is not the first value. */
  readonly defaultByFormat?: Readonly<Record<string, ToggleValue>>;
  /** Where configurations have it, if that is not an item of `lib`. */
  readonly section?: 'output';
  /** The word for a value in a key. Only a value that is always the default has none. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Every toggle, in the order in which it is offered and written in a key. */
export const toggles = {
  format: {
    values: ['esm', 'cjs', 'umd', 'iife'],
    keys: { cjs: 'cjs', umd: 'umd', iife: 'iife' },
  },
  bundle: {
    values: [true, false],
    keys: { false: 'bundleless' },
  },
  dts: {
    values: ['off', 'files', 'bundled'],
    keys: { files: 'dts', bundled: 'dts-bundle' },
  },
  syntax: {
    values: ['esnext', 'es2020', 'es5'],
    keys: { es2020: 'es2020', es5: 'es5' },
  },
  autoExternal: {
    values: [true, false],
    defaultByFormat: { umd: false, iife: false },
    section: 'output',
    keys: { true: 'external', false: 'internal' },
  },
  externalHelpers: {
    values: [false, true],
    keys: { true: 'helpers' },
  },
  shims: {
    values: [false, true],
    keys: { true: 'shims' },
  },
  minify: {
    values: [false, true],
    section: 'output',
    keys: { true: 'minify' },
  },
  banner: {
    values: [false, true],
    keys: { true: 'banner' },
  },
} as const satisfies Readonly<Record<string, ToggleDefinition>>;

export type Toggle = keyof typeof toggles;

/** The table, for code that goes through all toggles. */
export const definitions: Readonly<Record<Toggle, ToggleDefinition>> = toggles;

export const toggleNames = Object.keys(toggles) as readonly Toggle[];

/** The packages to choose from, by the name of their folder in `docs/explorer`. */
export type InputId = 'utility' | 'dependencies' | 'node' | 'entries';

/** Toggles that a page offers together, and what else is set there. */
interface Embedded {
  readonly toggles: readonly Toggle[];
  readonly set?: Partial<State>;
}

/** What the home page and the playground offer of `dependencies`. */
export const demonstrated: readonly Toggle[] = ['format', 'dts', 'syntax', 'minify'];

/**
 * What pages embed of each package, and nothing else: every combination of toggles that are offered
 * together is built and recorded.
 */
export const embedded: Readonly<Record<InputId, readonly Embedded[]>> = {
  utility: [
    { toggles: ['format'] },
    { toggles: ['dts'] },
    { toggles: ['syntax'] },
    { toggles: ['externalHelpers'], set: { syntax: 'es2020' } },
    { toggles: ['minify'] },
  ],
  dependencies: [{ toggles: demonstrated }, { toggles: ['autoExternal'] }],
  node: [{ toggles: ['format', 'shims'] }],
  entries: [{ toggles: ['bundle'] }, { toggles: ['minify', 'banner'] }],
};

export const inputs = Object.keys(embedded) as readonly InputId[];

/**
 * An input and a value for each toggle; one that is not set is at its default.
 * `autoExternal` is the value in effect, so its default depends on `format`.
 */
export type State = { readonly input: InputId } & {
  readonly [T in Toggle]: (typeof toggles)[T]['values'][number];
};
