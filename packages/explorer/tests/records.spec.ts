// The recorded states of the explorer: their keys, what they hold, and what is refused. States of inputs
// that changed are built again as a reader would build them and compared with what is shown, byte by
// byte. All of them by hand: npm run explorer -- --check
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { notes } from '@site/notes/notes';
import { testRebuilt } from '../../../tests/support/rebuilt.ts';
import { unexplained } from '../../../tools/checks/notes/unexplained.ts';
import type { ExplorerData } from '../src/browser/data/data.ts';
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
import { states } from '../src/record/kind.ts';
import { installedVersions } from '../src/record/manifest.ts';
import { digestOf, readRecord, recordFile, writeRecord } from '../src/record/record.ts';

testRebuilt(
  'explorer',
  states,
  (input) => [`docs/explorer/${input}/`],
  (input) => [`docs/explorer/${input}.json`],
);

for (const input of inputs) {
  test(`the record of ${input} is of today's sources, states and versions, and small`, () => {
    const folder = test.info().outputPath();
    const record = readRecord(input);
    expect(record.versions).toEqual(installedVersions());
    expect(writeRecord(input, record.states, folder)).toEqual([`${input}.json`]);
    expect(writeRecord(input, record.states, folder)).toEqual([]);
    const committed = readFileSync(recordFile(input));
    expect(readFileSync(recordFile(input, folder))).toEqual(committed);
    expect(brotliCompressSync(committed).length).toBeLessThan(40_000);
  });
}

test('a record of other sources or toggles, or that was edited, is refused with the command that renews it', () => {
  const folder = test.info().outputPath();
  const read = () => readRecord('node', folder);
  const refused = /Run "npm run explorer -- node"/;
  expect(read).toThrow(refused);
  const { digest, ...record } = readRecord('node');
  const write = (content: ExplorerData) =>
    writeFileSync(recordFile('node', folder), JSON.stringify(content));
  write({ digest, ...record, versions: {} });
  expect(read).toThrow(refused);
  const changes: readonly Partial<ExplorerData>[] = [
    { sources: [] },
    { states: record.states.slice(1) },
    { states: record.states.map((state) => ({ ...state, config: '' })) },
  ];
  for (const change of changes) {
    const other = { ...record, ...change };
    write({ ...other, digest: digestOf(other) });
    expect(read).toThrow(refused);
  }
});

test('every state has its own key, which leads back to it, and there are at most 400', () => {
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

test('every helper in the scripts of a record has a note', () => {
  const emitted = inputs.map((id) => {
    const { sources, states } = readRecord(id);
    const texts = sources.map(({ text }) => text);
    return {
      id,
      written: [...texts, ...states.map(({ config }) => config)].join('\n'),
      configuration: '',
      sources: '',
      emitted: states
        .flatMap(({ files }) => files)
        .filter(({ path }) => path.endsWith('.js'))
        .map(({ path, text }) => ({ file: path, text })),
    };
  });
  expect(emitted.flatMap((one) => one.emitted).length).toBeGreaterThan(90);
  expect(unexplained(emitted, notes, [])).toEqual([]);
});
