// The records of the explorer: what they hold, and which of them are refused.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { measure } from '@site/samples/build/record';
import type { Snapshot } from '../src/browser/data/data.ts';
import { inputs } from '../src/browser/data/packages.ts';
import { findSnapshot } from '../src/browser/data/snapshot.ts';
import { keyOf, parseKey, statesOf } from '../src/browser/data/states.ts';
import { differencesOf } from '../src/record/compare.ts';
import { readRecord, recordFile, recordText } from '../src/record/record.ts';
import { moduleTraits } from '../src/record/verdicts.ts';

const recorded = (key: string): Snapshot => {
  const state = parseKey(key);
  return findSnapshot(readRecord(state.input), state);
};

test('every state has files with their true sizes, or an error of the tool', () => {
  for (const input of inputs) {
    const record = readRecord(input);
    const measured = new Map<string, ReturnType<typeof measure>>();
    const wrong = statesOf(input).filter((state) => {
      const { ok, files, error, verdicts } = findSnapshot(record, state);
      const signs = [files.length > 0, error.length === 0, !!verdicts];
      const sized = files.every(({ path, text, raw, gzip, brotli }) => {
        const sizes = measured.get(text) ?? measure(path, Buffer.from(text));
        measured.set(text, sizes);
        return raw === sizes.raw && gzip === sizes.gzip && brotli === sizes.brotli;
      });
      return signs.some((sign) => sign !== ok) || !sized;
    });
    expect(wrong.map(keyOf)).toEqual([]);
  }
});

test('a combination that the tool refuses shows its error', () => {
  const { ok, files, error } = recorded('utility.umd.bundleless.dts');
  expect([ok, files]).toEqual([false, []]);
  expect(error.join('\n')).toContain(
    'When using "umd" format, "bundle" must be set to "true".',
  );
});

test('each toggle has its effect on the output', () => {
  const text = (key: string, path = 'dist/index.js') =>
    recorded(key).files.find((file) => file.path === path)?.text ?? '';
  const paths = (key: string) => recorded(key).files.map(({ path }) => path);
  expect(text('utility.banner')).toMatch(/^\/\*! small-queue \| MIT \*\/\n/);
  expect(text('utility.minify').split('\n')).toHaveLength(1);
  expect(text('utility.es5.helpers')).toContain('from "@swc/helpers/_/');
  expect(text('dependencies')).toContain('from "round-to"');
  expect(text('dependencies.internal')).not.toContain('round-to');
  expect(text('node.shims')).toContain('fileURLToPath');
  expect(text('component', 'dist/index.css')).toContain('.meter');
  expect(paths('entries.dts-bundle')).toContain('dist/parse.d.ts');
  expect(paths('utility.dts')).toContain('dist/wait.d.ts');
  expect(recorded('utility.dts').verdicts?.attw.ok).toBe(true);
});

for (const [name, change, reason] of [
  ['that does not exist', undefined, 'does not exist'],
  ['of other toggles', { statesHash: '0' }, 'made with other toggles'],
  ['without a hash of the toggles', { statesHash: undefined }, 'made with other toggles'],
] as const) {
  test(`a record ${name} is refused with the command that renews it`, () => {
    const folder = test.info().outputPath();
    if (change) {
      const record = { ...readRecord('utility'), ...change };
      writeFileSync(recordFile('utility', folder), JSON.stringify(record));
    }
    const read = () => readRecord('utility', folder);
    expect(read).toThrow(reason);
    expect(read).toThrow('Run "npm run explorer -- utility".');
  });
}

test('a record is read as it was written', () => {
  for (const input of inputs) {
    const record = readRecord(input);
    expect(JSON.parse(recordText(record))).toEqual(record);
  }
});

test('a changed byte, a changed line and a changed verdict are reported', () => {
  const result = recorded('utility');
  expect(differencesOf(result, result)).toEqual([]);
  const files = [{ path: 'dist/index.js', text: 'other\n' }];
  expect(differencesOf(result, { ...result, files })[0]).toContain(
    'dist/index.js differs',
  );
  const terminal = [...result.terminal, 'warn    new'];
  expect(differencesOf(result, { ...result, terminal }).join()).toContain('warn    new');
  expect(differencesOf(result, { ...result, verdicts: undefined })).toHaveLength(1);
});

test('scripts that get different verdicts are not taken for the same', () => {
  const traits = (text: string) =>
    JSON.stringify(moduleTraits('dist/index.js', Buffer.from(text)));
  expect(traits('export { a };')).not.toBe(traits('export { b };'));
  expect(traits('exports.a = 1;')).not.toBe(traits('exports.b = 1;'));
  expect(traits('import "a";')).not.toBe(traits('"a";'));
  expect(traits('const a = 1;')).toBe(traits('let a=1;'));
});
