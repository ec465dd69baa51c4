// Syntax colours and differences of the code that the explorer shows.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type CodeLanguage, languageOf, tokenize } from '@site/highlighting/highlight';
import { diffLines } from '@site/samples/build/diff-lines';
import { readRecord } from '@site/samples/build/record';
import { listSamples, readSample, samplesFolder } from '@site/samples/build/sample';
import { codeHtml } from '../src/browser/code/codeHtml';

/** The coloured tokens of some code, as `class:text`. */
function coloured(code: string, language: CodeLanguage): string[] {
  return tokenize(code, language)
    .filter(({ className }) => className !== '')
    .map(({ className, text }) => `${className}:${text.trim()}`);
}

test('no character of emitted code is lost or added', () => {
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
  expect(coloured("import { a } from 'b'; // c", 'script')).toEqual([
    'k:import',
    'p:{',
    'p:}',
    'k:from',
    "s:'b'",
    'p:;',
    'm:// c',
  ]);
  expect(coloured('const x = fn(true, 0x1f)', 'script')).toContain('f:fn');
  expect(coloured('a { color: #fff; /* b */ }', 'css')).toContain('c:#fff');
  expect(coloured('{ "a": ["b", 1] }', 'json')).toEqual([
    'k:"a"',
    'p::',
    's:"b"',
    'p:,',
    'c:1',
  ]);
});

test('names like keywords are not keywords, and divisions not regular expressions', () => {
  expect(coloured('x.default = { type: from }', 'script')).not.toContain('k:default');
  expect(coloured('x.default = { type: from }', 'script')).not.toContain('k:type');
  expect(coloured('a / b / c', 'script')).toEqual(['k:/', 'k:/']);
  expect(coloured('f(/"[/]/g, "x")', 'script')).toContain('s:/"[/]/g');
});

test('unfinished strings end with the code, and markup in it is escaped', () => {
  expect(coloured('`a ${b', 'script')).toEqual(['s:`a ${b']);
  expect(codeHtml('<script>&', 'text')).toBe(
    '<span class="line">&lt;script>&amp;</span>',
  );
});

test('a difference has every line of both versions, in order, with few changes', () => {
  const kinds = (before: string, after: string) =>
    diffLines([...before], [...after]).map(({ kind, index }) =>
      kind === 'gone'
        ? `-${before[index]}`
        : `${kind === 'new' ? '+' : ''}${after[index]}`,
    );
  expect(kinds('abc', 'abc')).toEqual(['a', 'b', 'c']);
  expect(kinds('abcd', 'axcd')).toEqual(['a', '-b', '+x', 'c', 'd']);
  expect(kinds('', 'ab')).toEqual(['+a', '+b']);
  expect(kinds('ab', '')).toEqual(['-a', '-b']);
  expect(kinds('aaa', 'aa')).toHaveLength(3);
  expect(kinds('xaybz', 'paqbr').filter((line) => line.length === 1)).toEqual(['a', 'b']);
});

test('long unchanged stretches are folded, and removed lines are not copied', () => {
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

test('every line of a new file is new, and every line of a removed file is gone', () => {
  expect(codeHtml('a\nb', 'text', '').match(/line new/g)).toHaveLength(2);
  expect(codeHtml('', 'text', 'a').match(/class="line/g)).toHaveLength(1);
  expect(codeHtml('', 'text', 'a')).toContain('line gone');
});
