// The states of the explorer: what their keys and configurations are.
import { expect, test } from '@playwright/test';
import {
  defaultState,
  keyOf,
  nearestState,
  parseKey,
  statesOf,
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
  expect(parseKey('dependencies.minify.cjs')).toEqual(
    parseKey('dependencies.cjs.minify'),
  );
});

for (const key of ['', 'nothing', 'utility.amd', 'utility.cjs.minify', 'utility.cjs.'])
  test(`“${key}” is not a recorded state, and the error says so`, () => {
    expect(() => parseKey(key)).toThrow(`“${key}” is not a recorded state`);
  });

for (const [old, near] of [
  ['utility.cjs.minify', 'utility.cjs'],
  ['component.cjs.dts.minify', 'dependencies.cjs.dts.minify'],
  ['entries.cjs.bundleless.es5', 'entries.bundleless'],
  ['node.cjs.umd', 'node.cjs'],
  ['node.__proto__.constructor', 'node'],
  ['<script>', 'utility'],
] as const)
  test(`an old link to ${old} leads to ${near}`, () => {
    expect(keyOf(nearestState(old.split('.')))).toBe(near);
  });

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
  expect(configOf(parseKey('dependencies.cjs.dts.minify'))).toContain(
    "({\n  lib: [{ format: 'cjs', dts: true }],\n  output: { minify: true },\n});\n",
  );
  const wide = inputs.flatMap(statesOf).filter((state) => /.{61}/.test(configOf(state)));
  expect(wide.map(keyOf)).toEqual([]);
});
