// Colours and differences of the code that the explorer shows.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readRecord } from '@site/samples/build/record';
import { listSamples, readSample, samplesFolder } from '@site/samples/build/sample';
import { codeHtml } from '../../src/browser/code/codeHtml';
import { type CodeLanguage, languageOf, tokenize } from '../../src/browser/code/tokenize';
import { diffLines } from '../../src/browser/data/diffLines';

/** The tokens of some code that have a colour, as `class:text`. */
function painted(code: string, language: CodeLanguage): string[] {
  return tokenize(code, language)
    .filter(({ look }) => look !== '')
    .map(({ look, text }) => `${look}:${text.trim()}`);
}

test('no character is lost or added, whatever is emitted', () => {
  const files = listSamples().flatMap((id) => {
    const { folder } = readSample(`${samplesFolder}/${id}`);
    const emitted = readRecord(folder)?.files ?? [];
    return emitted.map(({ path }) => `${folder}/${path}`);
  });
  const some = files.filter((file) => languageOf(file) !== 'text').slice(0, 200);
  expect(some.length).toBeGreaterThan(100);
  for (const file of some) {
    const code = readFileSync(file, 'utf8');
    const tokens = tokenize(code, languageOf(file));
    expect(tokens.map(({ text }) => text).join(''), file).toBe(code);
  }
});

test('strings, comments, keywords and calls have their colours', () => {
  expect(painted("import { a } from 'b'; // c", 'script')).toEqual([
    'k:import',
    'p:{',
    'p:}',
    'k:from',
    "s:'b'",
    'p:;',
    'm:// c',
  ]);
  expect(painted('const x = fn(true, 0x1f)', 'script')).toContain('f:fn');
  expect(painted('a { color: #fff; /* b */ }', 'css')).toContain('c:#fff');
  expect(painted('{ "a": ["b", 1] }', 'json')).toEqual([
    'k:"a"',
    'p::',
    's:"b"',
    'p:,',
    'c:1',
  ]);
});

test('a name that is a keyword elsewhere stays a name, and a division no regular expression', () => {
  expect(painted('x.default = { type: from }', 'script')).not.toContain('k:default');
  expect(painted('x.default = { type: from }', 'script')).not.toContain('k:type');
  expect(painted('a / b / c', 'script')).toEqual(['k:/', 'k:/']);
  expect(painted('f(/"[/]/g, "x")', 'script')).toContain('s:/"[/]/g');
});

test('what is unfinished ends with the code, and markup in it stays text', () => {
  expect(painted('`a ${b', 'script')).toEqual(['s:`a ${b']);
  expect(codeHtml('<script>&', 'text')).toBe(
    '<span class="line">&lt;script>&amp;</span>',
  );
});

test('a difference keeps every line of both, in order, and as many as possible', () => {
  const kinds = (before: string, after: string) =>
    diffLines([...before], [...after]).map(({ kind, number }) =>
      kind === 'gone'
        ? `-${before[number]}`
        : `${kind === 'new' ? '+' : ''}${after[number]}`,
    );
  expect(kinds('abc', 'abc')).toEqual(['a', 'b', 'c']);
  expect(kinds('abcd', 'axcd')).toEqual(['a', '-b', '+x', 'c', 'd']);
  expect(kinds('', 'ab')).toEqual(['+a', '+b']);
  expect(kinds('ab', '')).toEqual(['-a', '-b']);
  expect(kinds('aaa', 'aa')).toHaveLength(3);
  expect(kinds('xaybz', 'paqbr').filter((line) => line.length === 1)).toEqual(['a', 'b']);
});

test('long unchanged stretches are folded, and copying leaves out what is gone', () => {
  const many = Array.from({ length: 30 }, (_, index) => `line${index}`);
  const html = codeHtml(
    [...many, 'new'].join('\n'),
    'text',
    [...many, 'old'].join('\n'),
    (count) => `same: ${count}`,
  );
  expect(html).toContain('<input type="checkbox">same: 27</label>');
  expect(html).toContain('<span class="line gone rp-copy-ignore">old</span>');
  expect(html).toContain('<span class="line new">new</span>');
  expect(html.match(/class="line/g)).toHaveLength(32);
});

test('a file that is new has only new lines, and one that is gone only such', () => {
  expect(codeHtml('a\nb', 'text', '').match(/line new/g)).toHaveLength(2);
  expect(codeHtml('', 'text', 'a').match(/class="line/g)).toHaveLength(1);
  expect(codeHtml('', 'text', 'a')).toContain('line gone');
});
