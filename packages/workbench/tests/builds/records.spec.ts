// The recorded states of the explorer: their keys, what they hold, and what is refused. States of inputs
// that changed are built again as a reader would build them and compared with what is shown, byte by
// byte. All of them by hand: npm run explorer -- --check
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { testRebuilt } from '@site/samples/rebuilt';
import { explorerFolder, readStates } from '../../src/format/records.ts';
import {
  defaultState,
  keyOf,
  nearestState,
  parseKey,
  statesOf,
  withToggle,
} from '../../src/format/states.ts';
import { inputs } from '../../src/format/toggles.ts';
import { configOf } from '../../src/record/states/config.ts';
import { states, statesIn } from '../../src/record/states/kind.ts';

testRebuilt(
  'explorer',
  states,
  (input) => [`docs/explorer/${input}/`],
  (input) => [`docs/explorer/${input}.json`],
);

for (const input of inputs) {
  test(`the record of ${input} is of today's sources, states and versions, and small`, () => {
    expect(states.staleness(input)).toEqual([]);
    expect(Object.keys(states.read(input).items)).toEqual(statesOf(input).map(keyOf));
    const committed = readFileSync(`${explorerFolder}/${input}.json`);
    expect(brotliCompressSync(committed).length).toBeLessThan(40_000);
  });
}

test('a record that is edited or of other inputs is refused with the command', () => {
  const folder = test.info().outputPath();
  const read = () => statesIn(folder).read('node');
  const refused = /Run "npm run explorer -- node"/;
  expect(read).toThrow(refused);
  const record = states.read('node');
  for (const change of [{ inputs: '' }, { output: '' }, { items: {} }, { sources: [] }]) {
    writeFileSync(`${folder}/node.json`, JSON.stringify({ ...record, ...change }));
    expect(read).toThrow(refused);
  }
  writeFileSync(`${folder}/node.json`, JSON.stringify(record));
  expect(read()).toEqual(record);
});

test('a record that is missing or was edited is shown on no page', () => {
  const folder = test.info().outputPath();
  const record = states.read('node');
  const read = () => readStates('node', folder);
  expect(read).toThrow('node.json is missing. Run "npm run explorer -- node"');
  writeFileSync(`${folder}/node.json`, JSON.stringify({ ...record, items: {} }));
  expect(read).toThrow('node.json was edited by hand. Run "npm run explorer -- node"');
  writeFileSync(`${folder}/node.json`, JSON.stringify(record));
  expect(read()).toEqual(record);
});

test('every state has a key of its own, and there are at most 400', () => {
  const all = inputs.flatMap(statesOf);
  const keys = all.map(keyOf);
  expect(new Set(keys).size).toBe(all.length);
  expect(keys.map(parseKey)).toEqual(all);
  expect(all.length).toBeLessThanOrEqual(400);
  expect(parseKey('dependencies.minify.cjs')).toEqual(
    parseKey('dependencies.cjs.minify'),
  );
  for (const key of ['', 'nothing', 'utility.amd', 'utility.cjs.minify', 'utility.cjs.'])
    expect(() => parseKey(key)).toThrow(`“${key}” is not a recorded state`);
});

for (const [old, near] of [
  ['utility.cjs.minify', 'utility.cjs'],
  ['component.cjs.dts.minify', 'dependencies.cjs.dts.minify'],
  ['entries.cjs.bundleless.es5', 'entries.bundleless'],
  ['dependencies.cjs.bundleless.dts', 'dependencies.cjs.dts'],
  ['node.cjs.umd', 'node.cjs'],
  ['node.__proto__.constructor', 'node'],
  ['<script>', 'dependencies'],
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
  expect(configOf(parseKey('utility'))).toMatch(
    /\n\nexport default defineConfig\({}\);\n$/,
  );
  expect(configOf(parseKey('dependencies.cjs.dts.minify'))).toContain(
    "({\n  lib: [{ format: 'cjs', dts: true }],\n  output: { minify: true },\n});\n",
  );
  const wide = inputs.flatMap(statesOf).filter((state) => /.{61}/.test(configOf(state)));
  expect(wide.map(keyOf)).toEqual([]);
});
