import { hasSeveralEntries, runtimeDependencies } from '../browser/data/packages.ts';
import { defaultState, keyOf } from '../browser/data/states.ts';
import { type State, type Toggle, toggleNames } from '../browser/data/toggles.ts';

type Rules = { readonly [T in Toggle]?: (state: State) => boolean };

const never = () => false;

/**
 * When a toggle can change the emitted JavaScript. A toggle without a rule always can, which costs
 * builds but is never wrong. The tests build states as a reader would and compare.
 */
const affectsScripts: Rules = {
  // Another process writes declarations, from the sources alone.
  dts: never,
  shims: ({ format }) => format === 'esm',
  // Without bundling every package is external, and without dependencies there is none.
  autoExternal: ({ input, bundle, externalHelpers }) =>
    bundle && (runtimeDependencies(input).length > 0 || externalHelpers),
};

/** When a toggle can change the emitted declarations; again always where there is no rule. */
const affectsDeclarations: Rules = {
  format: never,
  syntax: never,
  externalHelpers: never,
  shims: never,
  minify: never,
  banner: never,
  bundle: ({ input, dts }) => dts === 'bundled' && hasSeveralEntries(input),
  autoExternal: ({ input, dts }) =>
    dts === 'bundled' && runtimeDependencies(input).length > 0,
};

/** The state that is built for the JavaScript of this one. */
export function scriptsState(state: State): State {
  const { input, format, bundle } = state;
  // The tool refuses these before it looks at anything else.
  const isRefused = !bundle && (format === 'umd' || format === 'iife');
  if (isRefused) return { ...defaultState(input, format), bundle };
  return withAffecting(state, affectsScripts);
}

/** The state that is built for the declarations of this one; undefined where it has none. */
export function declarationsState(state: State): State | undefined {
  return state.dts === 'off' ? undefined : withAffecting(state, affectsDeclarations);
}

/** The state with every toggle that has no effect at its default. */
function withAffecting(state: State, rules: Rules): State {
  const affecting = toggleNames.filter((toggle) => rules[toggle]?.(state) ?? true);
  const format = affecting.includes('format') ? state.format : 'esm';
  const values = affecting.map((toggle) => [toggle, state[toggle]]);
  return { ...defaultState(state.input, format), ...Object.fromEntries(values) };
}

/** The states to build, each once, when `represent` gives the state built for another. */
export function distinctStates(
  states: readonly State[],
  represent: (state: State) => State | undefined,
): State[] {
  const found = states.flatMap((state) => represent(state) ?? []);
  return [...new Map(found.map((state) => [keyOf(state), state])).values()];
}
