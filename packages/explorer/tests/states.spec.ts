// The states of the explorer: what their keys and configuration are.
import { expect, test } from '@playwright/test';
import { configOf } from '../src/browser/data/config.ts';
import { inputs } from '../src/browser/data/packages.ts';
import {
  defaultState,
  keyOf,
  parseKey,
  positionOf,
  statesOf,
  togglesOf,
  withInput,
  withToggle,
} from '../src/browser/data/states.ts';
import type { State } from '../src/browser/data/toggles.ts';
import { declarationsState, scriptsState } from '../src/record/equivalent-states.ts';

test('every state has its own key and position, and its key leads back to it', () => {
  for (const input of inputs) {
    const states = statesOf(input);
    expect(states.map(positionOf)).toEqual([...states.keys()]);
    const keys = states.map(keyOf);
    expect(new Set(keys).size).toBe(states.length);
    expect(keys.map(parseKey)).toEqual(states);
  }
});

test('the default of an input is its name alone, and words may come in any order', () => {
  expect(keyOf(defaultState('utility'))).toBe('utility');
  expect(parseKey('node.minify.cjs')).toEqual(parseKey('node.cjs.minify'));
  expect(keyOf(parseKey('node.external'))).toBe('node');
  expect(keyOf({ ...parseKey('node.umd.es5'), input: 'entries' })).toBe(
    'entries.umd.es5',
  );
});

test('a toggle may belong to one input: others neither offer it nor keep its value', () => {
  expect(inputs.filter((input) => togglesOf(input).includes('shims'))).toEqual(['node']);
  const state = parseKey('node.cjs.shims.minify');
  expect(keyOf(withInput(state, 'utility'))).toBe('utility.cjs.minify');
  expect(statesOf('node')).toHaveLength(2 * statesOf('utility').length);
});

for (const [key, word] of [
  ['', ''],
  ['nothing', 'nothing'],
  ['utility.amd', 'amd'],
  ['utility.cjs.umd', 'umd'],
  ['utility.cjs.', ''],
  ['utility.shims', 'shims'],
] as const) {
  test(`“${key}” is not a state, and the error says which part is wrong`, () => {
    expect(() => parseKey(key)).toThrow(`“${word}” is unknown or given twice`);
  });
}

test('another format brings its own default for external packages', () => {
  const umd = withToggle(defaultState('dependencies'), 'format', 'umd');
  expect(umd.autoExternal).toBe(false);
  expect(withToggle(umd, 'format', 'cjs').autoExternal).toBe(true);
  const set = withToggle(umd, 'autoExternal', 'true');
  expect(keyOf(set)).toBe('dependencies.umd.external');
  expect(withToggle(set, 'format', 'iife').autoExternal).toBe(true);
});

test('a configuration contains what differs from the defaults, in at most 60 columns', () => {
  expect(configOf(defaultState('utility'))).toBe(
    "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({});\n",
  );
  expect(configOf(parseKey('utility.cjs.dts.minify'))).toContain(
    "({\n  lib: [{ format: 'cjs', dts: true }],\n  output: { minify: true },\n});\n",
  );
  const wide = inputs.flatMap(statesOf).filter((state) => /.{61}/.test(configOf(state)));
  expect(wide.map(keyOf)).toEqual([]);
});

test('a state that is built for others is built for itself too', () => {
  for (const states of inputs.map(statesOf)) {
    const scripts = states.map(scriptsState);
    expect(scripts.map(scriptsState)).toEqual(scripts);
    expect(new Set(scripts.map(({ dts }) => dts))).toEqual(new Set(['off']));
    const essentials = ({ format, bundle }: State) => [format, bundle];
    expect(scripts.map(essentials)).toEqual(states.map(essentials));
    const types = states.map(declarationsState);
    expect(types.map((one) => one?.dts ?? 'off')).toEqual(states.map(({ dts }) => dts));
    expect(types.map((one) => one && declarationsState(one))).toEqual(types);
  }
});
