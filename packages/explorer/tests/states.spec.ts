// The states of the explorer: what their keys and configurations are.
import { expect, test } from '@playwright/test';
import {
  defaultState,
  keyOf,
  parseKey,
  statesOf,
  withInput,
  withToggle,
} from '../src/browser/data/states.ts';
import { inputs } from '../src/browser/data/toggles.ts';
import { configOf } from '../src/record/config.ts';

test('every state has its own key, which leads back to it, and there are at most 400', () => {
  const states = inputs.flatMap(statesOf);
  const keys = states.map(keyOf);
  expect(new Set(keys).size).toBe(states.length);
  expect(keys.map(parseKey)).toEqual(states);
  expect(states.length).toBeLessThanOrEqual(400);
});

test('the default of an input is its name alone, and words may come in any order', () => {
  expect(keyOf(defaultState('utility'))).toBe('utility');
  expect(parseKey('utility.minify.cjs')).toEqual(parseKey('utility.cjs.minify'));
  expect(keyOf(parseKey('dependencies.external'))).toBe('dependencies');
});

test('another package keeps the toggles that it offers too, and no others', () => {
  const state = parseKey('utility.cjs.es5.helpers.minify');
  expect(keyOf(withInput(state, 'dependencies'))).toBe('dependencies.cjs.es5.minify');
  expect(keyOf(withInput(state, 'entries'))).toBe('entries.minify');
  expect(keyOf(withInput(parseKey('node.umd.shims'), 'entries'))).toBe('entries');
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
