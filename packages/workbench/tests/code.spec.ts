// Syntax colours and differences of the code that the explorer shows.
import { expect, test } from '@playwright/test';
import { type CodeLanguage, languageOf, tokenize } from '@site/framework/highlight';
import { codeHtml } from '../src/browser/parts/codeHtml.ts';
import { readStates } from '../src/format/records.ts';
import { inputs } from '../src/format/toggles.ts';

test('no character of emitted code is lost or added', () => {
  for (const { path, text } of inputs
    .flatMap((input) => Object.values(readStates(input).items))
    .flatMap(({ files }) => files)) {
    const tokens = tokenize(text, languageOf(path));
    expect(tokens.map((token) => token.text).join(''), path).toBe(text);
  }
});

/** The coloured tokens of some code, as `class:text`. */
function coloured(code: string, language: CodeLanguage): string[] {
  return tokenize(code, language)
    .filter(({ className }) => className !== '')
    .map(({ className, text }) => `${className}:${text.trim()}`);
}

for (const [code, language, tokens] of [
  [
    "import { a } from 'b'; // c",
    'script',
    ['k:import', 'p:{', 'p:}', 'k:from', "s:'b'", 'p:;', 'm:// c'],
  ],
  ['{ "a": ["b", 1] }', 'json', ['k:"a"', 'p::', 's:"b"', 'p:,', 'c:1']],
  ['a / b / c', 'script', ['k:/', 'k:/']],
  ['`a ${b', 'script', ['s:`a ${b']],
] as const)
  test(`the tokens of ${code} have their colours`, () => {
    expect(coloured(code, language)).toEqual(tokens);
  });

test('changed lines are marked, and removed lines are not copied', () => {
  const html = codeHtml('a\nb\nnew', 'text', { before: 'a\n<old>\nb' });
  expect(html.split('\n')).toEqual([
    '<span class="line">a</span>',
    '<span class="line gone rp-copy-ignore">&lt;old></span>',
    '<span class="line">b</span>',
    '<span class="line new">new</span>',
  ]);
  expect(codeHtml('a\nb', 'text', { before: '' }).match(/line new/g)).toHaveLength(2);
  expect(codeHtml('', 'text', { before: 'a' }).match(/class="line/g)).toHaveLength(1);
});

test('of a long file, the lines around a change are shown, with where they are', () => {
  const lines = [...'abcdefghij'];
  const before = lines.join('\n');
  const code = lines.with(4, 'new').join('\n');
  const text = (html: string) => html.replace(/<[^>]*>/g, '').split('\n');
  const around = text(codeHtml(code, 'text', { before, context: 1 }));
  expect(around).toEqual(['⋯ 1–3', 'd', 'e', 'new', 'f', '⋯ 7–10']);
  const whole = ['a', 'b', 'c', 'd', 'e', 'new', 'f', 'g', 'h', 'i', 'j'];
  expect(text(codeHtml(code, 'text', { before, context: 4 }))).toEqual(whole);
  expect(text(codeHtml(code, 'text', { before }))).toEqual(whole);
  expect(text(codeHtml(before, 'text'))).toEqual(lines);
  expect(text(codeHtml(before, 'text', { context: 1 }))).toEqual(['⋯ 1–10']);
});
