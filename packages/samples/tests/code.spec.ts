// Which lines of emitted code are folded.
import { expect, test } from '@playwright/test';
import { runtimeLines } from '../src/page/shown-files.ts';

const runtime = [
  '"use strict";',
  'var __webpack_require__ = {};',
  ...Array.from({ length: 8 }, () => '(()=>{})();'),
  'var __webpack_exports__ = {};',
  'const a = 1;',
];
const emitted = {
  path: 'dist/a.js',
  role: 'output',
  lines: runtime,
  diff: false,
} as const;

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
