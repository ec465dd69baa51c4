// Syntax colours and differences of the code that the explorer shows.
import { expect, test } from '@playwright/test';
import { type CodeLanguage, languageOf, tokenize } from '@site/framework/highlight';
import { codeHtml } from '../src/browser/code/codeHtml';
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
  const html = codeHtml('a\nb\nnew', 'text', 'a\n<old>\nb');
  expect(html.split('\n')).toEqual([
    '<span class="line">a</span>',
    '<span class="line gone rp-copy-ignore">&lt;old></span>',
    '<span class="line">b</span>',
    '<span class="line new">new</span>',
  ]);
  expect(codeHtml('a\nb', 'text', '').match(/line new/g)).toHaveLength(2);
  expect(codeHtml('', 'text', 'a').match(/class="line/g)).toHaveLength(1);
});
