import { packages } from '../browser/data/packages.ts';
import {
  defaultState,
  externalByDefault,
  toggleNames,
  toggles,
} from '../browser/data/toggles.ts';
import type { InputId, State } from '../browser/data/types.ts';

/** All states of an input, in the order of `positionOf`. */
export function statesOf(input: InputId): State[] {
  return toggleNames.reduce<State[]>(
    (states, toggle) =>
      states.flatMap((state) =>
        toggles[toggle].map((value) => ({ ...state, [toggle]: value })),
      ),
    [defaultState(input)],
  );
}

/**
 * The state that is built to know the JavaScript of this one, because the two cannot differ in it:
 *
 * - declarations are written by another program, from the sources alone;
 * - a format that has to be bundled is refused before anything else is looked at;
 * - shims of ES modules are for the format `esm` alone;
 * - where nothing is bundled, every package stays outside;
 * - where no package is declared, there is none to leave outside. Helpers declare one.
 *
 * The tests build whole states and compare.
 */
export function scriptsOf(state: State): State {
  const { input, format, bundle } = state;
  if (isRefused(state)) return { ...defaultState(input, format), bundle };
  const { dependencies, peerDependencies } = packages[input];
  const declared = Object.keys({ ...dependencies, ...peerDependencies }).length > 0;
  const decides = bundle && (declared || state.externalHelpers);
  return {
    ...state,
    dts: 'off',
    shims: state.shims && format === 'esm',
    autoExternal: decides ? state.autoExternal : externalByDefault(format),
  };
}

/** Whether the tool refuses the configuration of a state, before it builds anything. */
function isRefused({ format, bundle }: State): boolean {
  return !bundle && (format === 'umd' || format === 'iife');
}

/**
 * The state that is built to know the declarations of this one, or undefined where there are none. They
 * come from the sources and know neither the format nor what becomes of the JavaScript. Where they are
 * bundled, entries count, and which packages stay outside.
 */
export function declarationsOf(state: State): State | undefined {
  if (state.dts === 'off') return undefined;
  const { input, dts } = state;
  const start = { ...defaultState(input), dts };
  if (dts === 'files') return start;
  const { dependencies, peerDependencies, entries } = packages[input];
  const declared = Object.keys({ ...dependencies, ...peerDependencies }).length > 0;
  return {
    ...start,
    bundle: state.bundle || Object.keys(entries).length === 1,
    autoExternal: declared ? state.autoExternal : true,
  };
}
