import { defaultState } from '@site/explorer/browser/states';
import type { State, Toggle } from '@site/explorer/browser/toggles';
import { countLibs, type OptionPath, readOption, writeOption } from './syntax.ts';

/** Where each toggle is written. */
const places = {
  format: ['lib', 0, 'format'],
  bundle: ['lib', 0, 'bundle'],
  dts: ['lib', 0, 'dts'],
  syntax: ['lib', 0, 'syntax'],
  autoExternal: ['output', 'autoExternal'],
  externalHelpers: ['lib', 0, 'externalHelpers'],
  minify: ['output', 'minify'],
} as const satisfies Partial<Record<Toggle, OptionPath>>;

type Offered = keyof typeof places;
const names = Object.keys(places) as readonly Offered[];

/**
 * The toggles that a configuration's text leaves to be changed: those of `lib` only if it has one
 * item, and none if the object cannot be read.
 */
export function offeredToggles(text: string): readonly Offered[] {
  const count = countLibs(text);
  if (count === undefined) return [];
  return names.filter((name) => count < 2 || !places[name].includes(0 as never));
}

/** What the text of a configuration sets; what it leaves out is at its default. */
export function stateOf(text: string): State {
  const read = (name: Offered) => readOption(text, places[name]);
  const word = (name: Offered) => read(name)?.replace(/^['"]|['"]$/g, '');
  const format = (['cjs', 'umd', 'iife'] as const).find((one) => one === word('format'));
  const syntax = (['es2020', 'es5'] as const).find((one) => one === word('syntax'));
  const state = defaultState('dependencies', format ?? 'esm');
  const dts = read('dts') ?? 'false';
  const isBundled = /^\{.*\bbundle:\s*(?!false)/s.test(dts);
  const flag = (name: 'bundle' | 'autoExternal' | 'externalHelpers' | 'minify') => {
    const value = read(name);
    return value === undefined ? state[name] : value !== 'false';
  };
  return {
    ...state,
    syntax: syntax ?? 'esnext',
    dts: dts === 'false' ? 'off' : isBundled ? 'bundled' : 'files',
    bundle: flag('bundle'),
    autoExternal: flag('autoExternal'),
    externalHelpers: flag('externalHelpers'),
    minify: flag('minify'),
  };
}

/** The text of a configuration in which the toggles are as in `next`. */
export function withState(text: string, next: State): string {
  const now = stateOf(text);
  const defaults = { ...defaultState('dependencies', next.format), format: 'esm' };
  let result = text;
  for (const name of names) {
    if (now[name] === next[name]) continue;
    const isDefault = defaults[name] === next[name];
    result = writeOption(
      result,
      places[name],
      isDefault ? undefined : sourceOf(next[name]),
    );
  }
  const hasName = readOption(result, ['lib', 0, 'umdName']) !== undefined;
  if (next.format === 'umd' && !hasName)
    result = writeOption(result, ['lib', 0, 'umdName'], "'MyLibrary'");
  if (next.format !== 'umd' && now.format === 'umd')
    result = writeOption(result, ['lib', 0, 'umdName'], undefined);
  return result;
}

function sourceOf(value: State[Offered]): string {
  if (value === 'files') return 'true';
  if (value === 'bundled') return '{ bundle: true }';
  return typeof value === 'string' ? `'${value}'` : String(value);
}
