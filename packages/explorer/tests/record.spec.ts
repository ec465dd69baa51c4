// The records of the explorer: what they hold, and which of them are refused.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { unknownNames } from '@site/samples/build/command-line';
import { describeDifferences } from '@site/samples/build/diff';
import { findSnapshot, type Snapshot } from '../src/browser/data/data.ts';
import { parseKey, statesOf } from '../src/browser/data/states.ts';
import { inputs } from '../src/browser/data/toggles.ts';
import { filesOf, states } from '../src/record/kind.ts';
import { installedVersions } from '../src/record/manifest.ts';
import {
  type Recorded,
  readRecord,
  recordFile,
  recordOf,
  withDigest,
  writeRecord,
} from '../src/record/record.ts';

const differencesOf = (before: Snapshot, after: Snapshot): string[] =>
  describeDifferences(filesOf(before), filesOf(after));

const recorded = (key: string): Snapshot => {
  const state = parseKey(key);
  return findSnapshot(readRecord(state.input), state);
};

for (const input of inputs) {
  test(`the record of ${input} is of today's sources, states and versions, and small`, () => {
    expect(readRecord(input).versions).toEqual(installedVersions());
    const file = readFileSync(recordFile(input));
    expect(brotliCompressSync(file).length).toBeLessThan(40_000);
  });
}

test('each toggle has its effect on the output', () => {
  const text = (key: string, path = 'dist/index.js') =>
    recorded(key).files.find((file) => file.path === path)?.text ?? '';
  const paths = (key: string) => recorded(key).files.map(({ path }) => path);
  expect(text('entries.banner')).toMatch(/^\/\*! unit-words \| MIT \*\/\n/);
  expect(text('utility.minify').split('\n')).toHaveLength(1);
  expect(text('utility.es5.helpers')).toContain('from "@swc/helpers/_/');
  expect(text('dependencies')).toContain('from "round-to"');
  expect(text('dependencies.internal')).not.toContain('round-to');
  expect(text('node.shims')).toContain('fileURLToPath');
  expect(paths('entries.bundleless')).toContain('dist/units.js');
  expect(paths('utility.dts')).toContain('dist/wait.d.ts');
  expect(paths('utility.dts-bundle')).not.toContain('dist/wait.d.ts');
  expect(recorded('utility.dts').verdicts.attw.ok).toBe(true);
});

/** Each change leaves a record that a reader could not tell from a true one. */
const changes: readonly [string, (record: Recorded) => unknown, string][] = [
  ['that was edited', (record) => ({ ...record, verdicts: [] }), 'was edited by hand'],
  [
    'of other sources',
    ({ digest: _, ...record }) => withDigest({ ...record, sources: [] }),
    'other sources',
  ],
  [
    'of other toggles',
    ({ digest: _, ...record }) =>
      withDigest({ ...record, states: record.states.slice(1) }),
    'other toggles',
  ],
];

for (const [name, change, reason] of changes) {
  test(`a record ${name} is refused with the command that renews it`, () => {
    const folder = test.info().outputPath();
    const read = () => readRecord('node', folder);
    expect(read).toThrow('does not exist. Run "npm run explorer -- node".');
    const changed = change(readRecord('node'));
    writeFileSync(recordFile('node', folder), JSON.stringify(changed));
    expect(read).toThrow(reason);
    expect(read).toThrow('Run "npm run explorer -- node".');
  });
}

test('the builds of an input are written to the very file that is committed', () => {
  const folder = test.info().outputPath();
  for (const input of inputs) {
    const record = readRecord(input);
    const built = statesOf(input).map((state) => findSnapshot(record, state));
    expect(writeRecord(recordOf(input, built), folder)).toEqual([`${input}.json`]);
    expect(writeRecord(recordOf(input, built), folder)).toEqual([]);
    const [written, committed] = [recordFile(input, folder), recordFile(input)];
    expect(readFileSync(written, 'utf8')).toBe(readFileSync(committed, 'utf8'));
  }
});

test('a changed byte, a changed line and a changed verdict are reported', () => {
  const result = recorded('utility');
  expect(differencesOf(result, result)).toEqual([]);
  const files = result.files.map((file) => ({ ...file, text: 'other\n' }));
  expect(differencesOf(result, { ...result, files })[0]).toContain(
    'dist/index.js differs',
  );
  const terminal = [...result.terminal, 'warn    new'];
  expect(differencesOf(result, { ...result, terminal }).join()).toContain('warn    new');
  const { verdicts } = recorded('utility.dts');
  expect(differencesOf(result, { ...result, verdicts })).toHaveLength(1);
});

test('an unknown input on the command line is refused by its name', () => {
  expect(unknownNames(states, ['utility', 'nothing'])).toEqual([
    expect.stringContaining('no record “nothing”'),
  ]);
});
