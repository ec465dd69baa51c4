// Which lines of emitted code are folded.
import { expect, test } from '@playwright/test';
import { runtimeLines } from '../src/page/shown-files.ts';

test('the runtime ends where the exports begin', () => {
  expect(runtimeLines(emitted)).toEqual({ from: 2, to: 10 });
});

test('highlighted lines are not folded', () => {
  expect(runtimeLines({ ...emitted, highlight: '2-3,12' })).toEqual({ from: 4, to: 10 });
  expect(runtimeLines({ ...emitted, highlight: '9' })).toBeUndefined();
});

test('sources, differences and files without a runtime are not folded', () => {
  expect(runtimeLines({ ...emitted, role: 'input' })).toBeUndefined();
  expect(runtimeLines({ ...emitted, diff: true })).toBeUndefined();
  expect(runtimeLines({ ...emitted, lines: ['const a = 1;'] })).toBeUndefined();
});
