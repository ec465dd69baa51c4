// What is on record of the explorer: read, found, and refused where it is of another build.
import { expect, test } from '@playwright/test';
import { measure } from '@site/samples/build/record';
import { findSnapshot, readData } from '../src/browser/data/find.ts';
import { keyOf, parseKey } from '../src/browser/data/key.ts';
import { composeTerminal, errorLines } from '../src/browser/data/terminal.ts';
import { inputs } from '../src/browser/data/toggles.ts';
import type { Snapshot } from '../src/browser/data/types.ts';
import { differencesOf, outcomeOf } from '../src/record/compare.ts';
import { asRanges, asRuns, Pool, piecesOf } from '../src/record/pool.ts';
import { readRecord } from '../src/record/record.ts';
import { statesOf } from '../src/record/states.ts';
import { traits } from '../src/record/verdicts.ts';

const at = (key: string): Snapshot => {
  const state = parseKey(key);
  return findSnapshot(readRecord(state.input).data, state);
};

test('every state shows files with their true sizes, or the tool’s words', () => {
  for (const input of inputs) {
    const { data } = readRecord(input);
    const measured = new Map<string, ReturnType<typeof measure>>();
    const wrong = statesOf(input).filter((state) => {
      const { ok, files, error, publint, attw } = findSnapshot(data, state);
      const told = [files.length > 0, error.length === 0, !!publint, !!attw];
      const sized = files.every(({ path, text = '', raw, gzip, brotli }) => {
        const sizes = measured.get(text) ?? measure(path, Buffer.from(text));
        measured.set(text, sizes);
        return raw === sizes.raw && gzip === sizes.gzip && brotli === sizes.brotli;
      });
      return told.some((one) => one !== ok) || !sized;
    });
    expect(wrong.map(keyOf)).toEqual([]);
  }
});

test('what cannot be is said in the words of the tool', () => {
  const { ok, files, error } = at('utility.umd.bundleless.dts');
  expect([ok, files]).toEqual([false, []]);
  expect(error.join('\n')).toContain(
    'When using "umd" format, "bundle" must be set to "true".',
  );
});

test('toggles do what they are for', () => {
  const text = (key: string, path = 'dist/index.js') =>
    at(key).files.find((file) => file.path === path)?.text ?? '';
  expect(text('utility.banner')).toMatch(/^\/\*! small-queue \| MIT \*\/\n/);
  expect(text('utility.minify').split('\n')).toHaveLength(1);
  expect(text('utility.es5.helpers')).toContain('from "@swc/helpers/_/');
  expect(text('dependencies')).toContain('from "round-to"');
  expect(text('dependencies.internal')).not.toContain('round-to');
  expect(text('node.shims')).toContain('fileURLToPath');
  expect(text('component', 'dist/index.css')).toContain('.meter');
  expect(at('entries.dts-bundle').files.map(({ path }) => path)).toContain(
    'dist/parse.d.ts',
  );
  expect(at('utility.dts').files.map(({ path }) => path)).toContain('dist/wait.d.ts');
  expect(at('utility.dts').attw?.ok).toBe(true);
});

test('data of another layout or of another input is refused', () => {
  const { data } = readRecord('utility');
  expect(() => readData({ ...data, schema: 0 })).toThrow('Load the page anew');
  expect(() => readData('<!doctype html>')).toThrow('Load the page anew');
  expect(() => findSnapshot(data, parseKey('node'))).toThrow('“node” is asked for');
  const cut = { ...data, scripts: [] };
  expect(() => findSnapshot(cut, parseKey('utility'))).toThrow('is not on record');
});

test('an input that was never built says what to do', () => {
  expect(() => readRecord('utility', '/nowhere')).toThrow(
    'Run "npm run explorer -- utility"',
  );
});

test('a changed byte, a changed line and a changed verdict are told', () => {
  const outcome = outcomeOf(at('utility'));
  expect(differencesOf(outcome, outcome)).toEqual([]);
  const files = new Map([['dist/index.js', Buffer.from('other\n')]]);
  expect(differencesOf(outcome, { ...outcome, files })[0]).toContain(
    'dist/index.js differs',
  );
  const terminal = [...outcome.terminal, 'warn    new'];
  expect(differencesOf(outcome, { ...outcome, terminal }).join()).toContain(
    'warn    new',
  );
  expect(differencesOf(outcome, { ...outcome, publint: undefined })).toHaveLength(1);
});

test('lines of declarations stand before the sizes', () => {
  const script = ['Rslib', '', 'ready   built', '', 'File (esm)   Size', 'a.js   1'];
  expect(composeTerminal(script, ['start'])).toEqual([
    ...script.slice(0, 3),
    'start',
    ...script.slice(3),
  ]);
  expect(composeTerminal(script, undefined)).toEqual(script);
  expect(errorLines(['info    a', 'error   b', 'c'])).toEqual(['error   b', 'c']);
});

test('equal things are told once, and put together again', () => {
  const pool = new Pool<string>();
  expect(['a', 'b', 'a'].map((one) => pool.add(one))).toEqual([0, 1, 0]);
  expect(asRuns([2, 2, 3])).toEqual([2, 2, 3, 1]);
  expect(asRanges([4, 5, 6, 1, 2])).toEqual([4, 3, 1, 2]);
  for (const text of ['', 'a\n\nb', `${'a;'.repeat(500)}\nb;`, 'x'.repeat(5000)])
    expect(piecesOf(text).join('')).toBe(text);
});

test('scripts that a judge can tell apart have other traits', () => {
  const of = (text: string) => JSON.stringify(traits('dist/index.js', Buffer.from(text)));
  expect(of('export { a };')).not.toBe(of('export { b };'));
  expect(of('exports.a = 1;')).not.toBe(of('exports.b = 1;'));
  expect(of('import "a";')).not.toBe(of('"a";'));
  expect(of('const a = 1;')).toBe(of('let a=1;'));
});
