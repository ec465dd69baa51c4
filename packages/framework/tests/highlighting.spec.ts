// Highlighted code as small HTML.
import { expect, test } from '@playwright/test';
import { lineHtml, textOf } from '../src/browser/highlighting/markup.ts';
import { blockHtml, foldMeta, parseFold } from '../src/build/highlighting/fold.ts';

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

test('a colour is a class, adjacent tokens are merged, plain text has no element', () => {
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
    [
      '<span class="line"><span class="k">export const</span> a <span class="k">=</span>',
      `<span class="f"> b</span>(<span class="s">'c'</span></span>`,
    ].join(''),
  );
});

test('the text of a line is kept and escaped', () => {
  const source = line(token('token-string', ' "<a> & '), token('foreground', '\t}'));
  const html = lineHtml(source);
  expect(html).toContain('&lt;a> &amp;');
  const plain = html.replaceAll(/<[^>]*>/g, '').replaceAll('&lt;', '<');
  expect(plain.replaceAll('&amp;', '&')).toBe(textOf(source));
});

test('an unknown style stays inline', () => {
  const bold = { ...token('', 'a'), properties: { style: 'font-weight:bold' } };
  expect(lineHtml(line(bold))).toContain('<span style="font-weight:bold">a</span>');
});

test('a folded block keeps every line in its place and hides only those it names', () => {
  const fold = { from: 2, to: 3, label: 'Show 2 lines' };
  const html = blockHtml(['one', 'two', 'three', 'four', 'five'], fold);
  const [, hidden] = /<span class="code-folded">(.*?)<\/span>/s.exec(html) ?? [];
  expect(hidden).toBe('two\nthree\n');
  const copied = html.replace(/<label.*?<\/label>/s, '').replaceAll(/<[^>]*>/g, '');
  expect(copied).toBe('one\ntwo\nthree\nfour\nfive');
  expect(parseFold(`title="a.js" ${foldMeta(fold)}`)).toEqual(fold);
});
