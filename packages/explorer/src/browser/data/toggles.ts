import type { InputId, State, Toggle } from './types.ts';

/** The inputs in the order in which they are offered. */
export const inputs: readonly InputId[] = [
  'utility',
  'dependencies',
  'component',
  'node',
  'entries',
];

/** The values of every toggle, the tool's default first, in the order in which they are offered. */
export const toggles: { readonly [T in Toggle]: readonly State[T][] } = {
  format: ['esm', 'cjs', 'umd', 'iife'],
  bundle: [true, false],
  dts: ['off', 'files', 'bundled'],
  syntax: ['esnext', 'es2020', 'es5'],
  autoExternal: [true, false],
  externalHelpers: [false, true],
  shims: [false, true],
  minify: [false, true],
  banner: [false, true],
};

/** The names of the toggles, in the order in which they are offered and in which a key tells them. */
export const toggleNames: readonly Toggle[] = [
  'format',
  'bundle',
  'dts',
  'syntax',
  'autoExternal',
  'externalHelpers',
  'shims',
  'minify',
  'banner',
];

/** What the tool does with an input for which nothing is configured. */
export function defaultState(input: InputId, format: State['format'] = 'esm'): State {
  return {
    input,
    format,
    bundle: true,
    dts: 'off',
    syntax: 'esnext',
    autoExternal: externalByDefault(format),
    externalHelpers: false,
    shims: false,
    minify: false,
    banner: false,
  };
}

/** Whether dependencies stay outside the output when nothing is said about it. */
export function externalByDefault(format: State['format']): boolean {
  return format === 'esm' || format === 'cjs';
}

/** Whether a toggle stands at what the tool does when its option is left out. */
export function isDefault(state: State, toggle: Toggle): boolean {
  if (toggle === 'format') return state.format === 'esm';
  return state[toggle] === defaultState(state.input, state.format)[toggle];
}

/**
 * The state after one toggle is set. Another format takes `autoExternal` along to its own default, where it
 * stood at the default before; where the reader had set it, it stays.
 */
export function withToggle<T extends Toggle>(
  state: State,
  toggle: T,
  value: State[T],
): State {
  const changed: State = { ...state, [toggle]: value };
  if (toggle !== 'format' || !isDefault(state, 'autoExternal')) return changed;
  return { ...changed, autoExternal: externalByDefault(changed.format) };
}
