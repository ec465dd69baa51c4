import { type InputId, packages } from './packages.ts';

type ToggleValue = string | boolean;

/** A value in `rslib.config.ts`. */
export type Setting = string | boolean | { readonly [key: string]: Setting | undefined };

/** An option that readers can change. Its name in the table is the name of the option. */
interface ToggleDefinition {
  /** The values in the order in which they are offered; the first is the tool's default. */
  readonly values: readonly ToggleValue[];
  /** The tool's default for the formats where it is not the first value. */
  readonly defaultByFormat?: Readonly<Record<string, ToggleValue>>;
  /** The word for a value in a key. Only a value that is always the default has none. */
  readonly keys: Readonly<Record<string, string>>;
  /** The inputs that offer it; without it, all of them. */
  readonly inputs?: readonly InputId[];
  /** The values are keys of texts.json; without it, they are shown as they are configured. */
  readonly translated?: true;
  /** Where the option is configured: in the item of `lib`, or in `output`. */
  readonly section: 'lib' | 'output';
  /** What is configured for a value other than the default; without it, the value itself. */
  setting?(value: ToggleValue, input: InputId): Setting;
}

/**
 * Every toggle, in the order in which it is offered and written in a key. Keys, defaults, the
 * number and order of states, controls and configuration all derive from this table.
 */
export const toggles = {
  format: {
    values: ['esm', 'cjs', 'umd', 'iife'],
    keys: { cjs: 'cjs', umd: 'umd', iife: 'iife' },
    section: 'lib',
  },
  bundle: {
    values: [true, false],
    keys: { false: 'bundleless' },
    section: 'lib',
  },
  dts: {
    values: ['off', 'files', 'bundled'],
    keys: { files: 'dts', bundled: 'dts-bundle' },
    translated: true,
    section: 'lib',
    setting: (value) => (value === 'bundled' ? { bundle: true } : true),
  },
  syntax: {
    values: ['esnext', 'es2020', 'es5'],
    keys: { es2020: 'es2020', es5: 'es5' },
    section: 'lib',
  },
  autoExternal: {
    values: [true, false],
    defaultByFormat: { umd: false, iife: false },
    keys: { true: 'external', false: 'internal' },
    section: 'output',
  },
  externalHelpers: {
    values: [false, true],
    keys: { true: 'helpers' },
    section: 'lib',
  },
  shims: {
    values: [false, true],
    keys: { true: 'shims' },
    // The others use nothing that it provides.
    inputs: ['node'],
    section: 'lib',
    setting: () => ({ esm: { __dirname: true, __filename: true, require: true } }),
  },
  minify: {
    values: [false, true],
    keys: { true: 'minify' },
    section: 'output',
  },
  banner: {
    values: [false, true],
    keys: { true: 'banner' },
    section: 'lib',
    setting: (_, input) => ({ js: `/*! ${packages[input].name} | MIT */` }),
  },
} as const satisfies Readonly<Record<string, ToggleDefinition>>;

export type Toggle = keyof typeof toggles;

/**
 * An input and a value for each toggle; one that the input does not have is at its default. Every
 * other combination of values is a state, including those that the tool refuses. `autoExternal` is
 * the value in effect, so its default depends on `format`.
 */
export type State = { readonly input: InputId } & {
  readonly [T in Toggle]: (typeof toggles)[T]['values'][number];
};

/** The table, for code that goes through all toggles. */
export const definitions: Readonly<Record<Toggle, ToggleDefinition>> = toggles;

export const toggleNames = Object.keys(toggles) as readonly Toggle[];
