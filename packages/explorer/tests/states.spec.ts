// The states of the explorer: their keys, what each toggle sets, and what stands for what.
import { expect, test } from '@playwright/test';
import { configOf } from '../src/browser/data/config.ts';
import { findSnapshot, positionOf, stateCount } from '../src/browser/data/find.ts';
import { keyOf, parseKey, UnknownStateError } from '../src/browser/data/key.ts';
import {
  defaultState,
  inputs,
  toggleNames,
  toggles,
  withToggle,
} from '../src/browser/data/toggles.ts';
import type { State } from '../src/browser/data/types.ts';
import { readRecord } from '../src/record/record.ts';
import { declarationsOf, scriptsOf, statesOf } from '../src/record/states.ts';

test('every state has a key and a place of its own, and comes back from its key', () => {
  for (const input of inputs) {
    const states = statesOf(input);
    expect(states).toHaveLength(stateCount);
    expect(new Set(states.map(keyOf)).size).toBe(stateCount);
    expect(states.map(positionOf)).toEqual(states.map((_, index) => index));
    expect(states.map((state) => parseKey(keyOf(state)))).toEqual(states);
  }
});

test('the default of an input is its name alone, and the order of words is free', () => {
  expect(keyOf(defaultState('utility'))).toBe('utility');
  expect(parseKey('node.minify.cjs')).toEqual(parseKey('node.cjs.minify'));
  expect(keyOf(parseKey('node.external'))).toBe('node');
});

for (const [key, word] of [
  ['', ''],
  ['nothing', 'nothing'],
  ['utility.amd', 'amd'],
  ['utility.cjs.umd', 'umd'],
  ['utility.cjs.', ''],
] as const) {
  test(`“${key}” is no state, and the error says which part`, () => {
    expect(() => parseKey(key)).toThrow(UnknownStateError);
    expect(() => parseKey(key)).toThrow(`“${word}” is unknown or stands there twice`);
  });
}

test('every value of every toggle can be reached by setting it, and is on record', () => {
  for (const input of inputs) {
    const { data } = readRecord(input);
    for (const toggle of toggleNames) {
      for (const value of toggles[toggle]) {
        const state = withToggle(defaultState(input), toggle, value);
        expect(state[toggle]).toBe(value);
        expect(findSnapshot(data, state).terminal[0]).toBe(`Rslib v${data.rslib}`);
      }
    }
  }
});

test('another format brings its own default of what stays outside', () => {
  const umd = withToggle(defaultState('dependencies'), 'format', 'umd');
  expect(umd.autoExternal).toBe(false);
  expect(withToggle(umd, 'format', 'cjs').autoExternal).toBe(true);
  const set = withToggle(umd, 'autoExternal', true);
  expect(keyOf(set)).toBe('dependencies.umd.external');
  expect(withToggle(set, 'format', 'iife').autoExternal).toBe(true);
});

test('a configuration says what differs from the defaults, in lines of 60 columns', () => {
  expect(configOf(defaultState('utility'))).toBe(
    "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({});\n",
  );
  expect(configOf(parseKey('utility.cjs.dts.minify'))).toContain(
    "export default defineConfig({\n  lib: [{ format: 'cjs', dts: true }],\n  output: { minify: true },\n});\n",
  );
  const long = inputs.flatMap(statesOf).filter((state) =>
    configOf(state)
      .split('\n')
      .some((line) => line.length > 60),
  );
  expect(long.map(keyOf)).toEqual([]);
});

test('what stands for a state stands for itself, and sets nothing that the state does not', () => {
  for (const states of inputs.map(statesOf)) {
    const scripts = states.map(scriptsOf);
    expect(scripts.map(scriptsOf)).toEqual(scripts);
    expect(new Set(scripts.map(({ dts }) => dts))).toEqual(new Set(['off']));
    const kept = ({ format, bundle }: State) => [format, bundle];
    expect(scripts.map(kept)).toEqual(states.map(kept));
    const types = states.map(declarationsOf);
    expect(types.map((one) => one?.dts ?? 'off')).toEqual(states.map(({ dts }) => dts));
    expect(types.map((one) => one && declarationsOf(one))).toEqual(types);
  }
});
