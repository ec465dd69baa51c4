// The states of the explorer: what their keys and configuration are, and what a new toggle adds.
import { expect, test } from '@playwright/test';
import { configOf } from '../src/browser/data/config.ts';
import { inputs } from '../src/browser/data/packages.ts';
import {
  defaultState,
  keyOf,
  parseKey,
  StateSpace,
  statesOf,
  UnknownStateError,
  withInput,
  withToggle,
} from '../src/browser/data/states.ts';
import { type State, type ToggleTable, toggles } from '../src/browser/data/toggles.ts';
import { declarationsState, scriptsState } from '../src/record/equivalent-states.ts';

/** The toggles of the site and two made-up ones, of which one input offers the second. */
const extended = new StateSpace({
  ...toggles,
  splitting: {
    values: ['auto', 'off', 'all'],
    keys: { off: 'unsplit', all: 'split' },
    section: 'output',
    setting: (value) => ({ chunks: value === 'all' }),
  },
  redirect: {
    values: [false, true],
    keys: { true: 'redirect' },
    section: 'lib',
    inputs: ['node'],
  },
});

function expectRoundTrips<Table extends ToggleTable>(space: StateSpace<Table>) {
  for (const input of inputs) {
    const states = space.statesOf(input);
    expect(states.map(space.positionOf)).toEqual([...states.keys()]);
    const keys = states.map(space.keyOf);
    expect(new Set(keys).size).toBe(states.length);
    expect(keys.map(space.parseKey)).toEqual(states);
  }
}

test('every state has its own key and position, and its key leads back to it', () => {
  expectRoundTrips(new StateSpace(toggles));
});

test('every state of a table with more toggles has them too', () => {
  expectRoundTrips(extended);
});

test('an entry in the table adds keys, states and configuration', () => {
  expect(extended.statesOf('utility')).toHaveLength(statesOf('utility').length * 3);
  expect(extended.defaultState('utility')).toMatchObject({ splitting: 'auto' });
  const state = extended.parseKey('utility.split.cjs');
  expect(state).toMatchObject({ format: 'cjs', splitting: 'all' });
  expect(extended.keyOf(state)).toBe('utility.cjs.split');
  expect(configOf(state, extended.settingsOf(state))).toContain(
    "lib: [{ format: 'cjs' }],\n  output: { splitting: { chunks: true } },",
  );
});

test('a toggle of one input belongs to no other', () => {
  expect(extended.statesOf('node')).toHaveLength(statesOf('node').length * 3 * 2);
  expect(extended.togglesOf('utility')).not.toContain('redirect');
  const state = extended.parseKey('node.minify.redirect');
  expect(configOf(state, extended.settingsOf(state))).toContain('redirect: true');
  expect(() => extended.parseKey('utility.redirect')).toThrow(UnknownStateError);
  expect(extended.keyOf(extended.withInput(state, 'utility'))).toBe('utility.minify');
});

test('a value without a word is refused rather than mistaken for the default', () => {
  const banner = { ...toggles.banner, keys: {} };
  const { parseKey, keyOf } = new StateSpace({ ...toggles, banner });
  expect(() => keyOf({ ...parseKey('utility'), banner: true })).toThrow(
    'The value true of “banner” has no key.',
  );
});

test('the default of an input is its name alone, and words may come in any order', () => {
  expect(keyOf(defaultState('utility'))).toBe('utility');
  expect(parseKey('node.minify.cjs')).toEqual(parseKey('node.cjs.minify'));
  expect(keyOf(parseKey('node.external'))).toBe('node');
  expect(keyOf(withInput(parseKey('node.umd.es5'), 'entries'))).toBe('entries.umd.es5');
});

for (const [key, word] of [
  ['', ''],
  ['nothing', 'nothing'],
  ['utility.amd', 'amd'],
  ['utility.cjs.umd', 'umd'],
  ['utility.cjs.', ''],
] as const) {
  test(`“${key}” is not a state, and the error says which part is wrong`, () => {
    expect(() => parseKey(key)).toThrow(UnknownStateError);
    expect(() => parseKey(key)).toThrow(`“${word}” is unknown or given twice`);
  });
}

test('another format brings its own default for external packages', () => {
  const umd = withToggle(defaultState('dependencies'), 'format', 'umd');
  expect(umd.autoExternal).toBe(false);
  expect(withToggle(umd, 'format', 'cjs').autoExternal).toBe(true);
  const set = withToggle(umd, 'autoExternal', true);
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
