// Highlighted code as compact HTML, and which of its lines are folded.
import { expect, test } from '@playwright/test';
import { blockHtml, foldIn, foldMeta, withoutFolds } from '@site/highlighting/fold';
import { lineHtml, textOf } from '@site/highlighting/markup';
import { runtimeLines } from '../src/page/shown-files.ts';

const text = (value: string) => ({ type: 'text', value });
const token = (name: string, value: string) => ({
  type: 'element',
  tagName: 'span',
  properties: { style: `color:var(--shiki-${name})` },
  children: [text(value)],
});
const line = (...children: ReturnType<typeof token>[]) => ({
  type: 'element',
  tagName: 'span',
  properties: { class: 'line' },
  children,
});

test('colours are elements or classes, neighbours are merged, plain text has no element', () => {
  const source = line(
    token('token-keyword', 'export'),
    token('token-constant', ' '),
    token('token-keyword', 'const'),
    token('foreground', ' a '),
    token('token-keyword', '='),
    token('token-function', ' b'),
    token('foreground', '('),
    token('token-string', "'c'"),
  );
  expect(lineHtml(source)).toBe(
    `<span class="line"><b>export const</b> a <b>=</b><span class="f"> b</span>(<i>'c'</i></span>`,
  );
});

test('every character is kept and escaped', () => {
  const source = line(token('token-string', ' "<a> & '), token('foreground', '\t}'));
  const html = lineHtml(source);
  expect(html).toContain('&lt;a> &amp;');
  const plain = html.replaceAll(/<[^>]*>/g, '').replaceAll('&lt;', '<');
  expect(plain.replaceAll('&amp;', '&')).toBe(textOf(source));
});

test('an unknown style is kept', () => {
  const bold = { ...token('', 'a'), properties: { style: 'font-weight:bold' } };
  expect(lineHtml(line(bold))).toContain('<span style="font-weight:bold">a</span>');
});

test('the meta of a fence says which lines are folded', () => {
  const fold = { from: 2, to: 3, label: 'Two lines' };
  expect(foldIn(`title="a.js" {1} ${foldMeta(fold)}`)).toEqual(fold);
  expect(foldIn('title="a.js" {1}')).toBeUndefined();
  expect(withoutFolds(`title="a.js" {1} ${foldMeta(fold)}`)).toBe('title="a.js" {1}');
  const html = blockHtml(['a', 'b', 'c', 'd'], fold);
  expect(html).toMatch(/^a\n<label .*>Two lines<\/label><span .*>b\nc\n<\/span>d$/);
  expect(blockHtml(['a', 'b'], undefined)).toBe('a\nb');
});

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
