// How texts are taken apart and compared in search.
import { expect, test } from '@playwright/test';
import { markedWords } from '../../src/browser/dialog/markedWords';
import { fold } from '../../src/browser/engine/fold';
import { basesOf, formsOf, isSameWord } from '../../src/browser/engine/inflection';
import { mark, snippet } from '../../src/browser/engine/snippet';
import { isTypo, mistakesAllowed } from '../../src/browser/engine/typos';
import { Vocabulary } from '../../src/browser/engine/vocabulary';
import { linksOf, pairsOf, piecesOf, wordsOfName } from '../../src/browser/engine/words';
import { placesOf } from '../../src/browser/highlight/places';

test('letters become small and lose their accents, Cyrillic and Korean keep theirs', () => {
  for (const [text, folded] of [
    ['Café RÉSUMÉ', 'cafe resume'],
    ['ＵＭＤ　１', 'umd 1'],
    ['Йод ПРИВЕТ', 'йод привет'],
    ['한국 검색', '한국 검색'],
    ['产物', '产物'],
    ['語法降級', '语法降级'],
    ['İ ﬁ ß 🙂', 'i ﬁ ß 🙂'],
  ] as const) {
    expect(fold(text), text).toBe(folded);
    expect(fold(text).length, text).toBe(text.length);
  }
});

test('names are found whole, by their links and by their humps', () => {
  expect([...wordsOfName('lib.umdName')]).toEqual([
    'lib.umdname',
    'libumdname',
    'lib',
    'umdname',
    'umd',
    'name',
  ]);
  expect(wordsOfName('umd-name')).toContain('umdname');
  expect(wordsOfName('rslib/core')).toContain('core');
  expect(wordsOfName('import.meta.url')).toContain('meta');
  expect(wordsOfName('HTMLPlugin')).toContain('html');
});

test('text without blanks and names next to each other are told apart', () => {
  expect(piecesOf('用 output.target设置，--watch 模式')).toEqual([
    { kind: 'run', text: '用' },
    { kind: 'name', text: 'output.target' },
    { kind: 'run', text: '设置' },
    { kind: 'name', text: 'watch' },
    { kind: 'run', text: '模式' },
  ]);
  expect(pairsOf('产物结构')).toEqual(['产物', '物结', '结构']);
  expect(pairsOf('库')).toEqual(['库']);
});

test('one mistake is forgiven from five letters on, two from nine, none in the first letter', () => {
  expect(['form', 'forma', 'declarati'].map(mistakesAllowed)).toEqual([0, 1, 2]);
  for (const [typed, meant, limit] of [
    ['extrenal', 'external', 1],
    ['formt', 'format', 1],
    ['bundel', 'bundle', 1],
    ['declaraton', 'declaration', 2],
    ['declartions', 'declaration', 2],
  ] as const) {
    expect(isTypo(typed, meant, limit), typed).toBe(true);
  }
  expect(isTypo('format', 'banner', 1)).toBe(false);
  expect(isTypo('normat', 'format', 1)).toBe(false);
  expect(isTypo('form', 'from', 0)).toBe(false);
});

test('a word means itself before longer ones, and a misspelled one only where there is none', () => {
  const words = new Vocabulary(['format', 'formats', 'formatting']);
  expect(words.meaningsOf('format').map(({ word }) => word)).toEqual([
    'format',
    'formats',
    'formatting',
  ]);
  expect(words.meaningsOf('formt').map(({ word }) => word)).toEqual(['format']);
  expect(words.meaningsOf('zzzzz')).toEqual([]);
});

test('a word means its other forms that the site has', () => {
  for (const [word, base] of [
    ['polyfills', 'polyfill'],
    ['bundling', 'bundle'],
    ['dropped', 'drop'],
    ['analyzer', 'analyze'],
    ['dependencies', 'dependency'],
    ['minified', 'minify'],
    ['minification', 'minify'],
    ['declarations', 'declare'],
  ] as const) {
    expect(basesOf(word), word).toContain(base);
    expect(isSameWord(word, base), word).toBe(true);
  }
  for (const word of ['class', 'css', 'format', '类型'])
    expect(basesOf(word), word).toEqual([]);
  expect(formsOf('dependency')).toContain('dependencies');
  expect(formsOf('bundle')).toContain('bundling');
  expect(formsOf('drop')).toContain('dropped');
  expect(formsOf('类型')).toEqual([]);
  expect(isSameWord('format', 'banner')).toBe(false);
  const words = new Vocabulary(['bundle', 'drop', 'fixes', 'migration']);
  expect(words.meaningsOf('bundling')).toEqual([{ word: 'bundle', weight: 0.8 }]);
  expect(words.meaningsOf('fixes')).toEqual([{ word: 'fixes', weight: 1 }]);
  expect(words.meaningsOf('migrate')).toEqual([{ word: 'migration', weight: 0.7 }]);
});

test('words that are written together are taken apart', () => {
  const words = new Vocabulary(['tree', 'shaking', 'source', 'map']);
  expect(words.partsOf('treeshaking')).toEqual([['tree', 'shaking']]);
  expect(words.partsOf('sourcemap')).toEqual([['source', 'map']]);
  expect(words.partsOf('treeshake')).toEqual([]);
});

test('a number is taken off the name before it, and left out where the site has no such number', () => {
  const words = new Vocabulary(['react', '19', 'base64', 'es']);
  expect(words.partsOf('react19')).toEqual([['react', '19']]);
  expect(words.partsOf('react20')).toEqual([['react']]);
  expect(words.partsOf('es2015')).toEqual([['es']]);
  for (const typed of ['base64', 'angular2', '19', '19react', 'react-19', ''])
    expect(words.partsOf(typed), typed).toEqual([]);
});

test('the ending of a declaration is one word', () => {
  for (const [name, links] of [
    ['d.ts', ['dts']],
    ['.d.mts', ['dmts']],
    ['dist/index.d.cts', ['dist', 'index', 'dcts']],
    ['index.d.ts.map', ['index', 'dts', 'map']],
    ['end.ts', ['end', 'ts']],
    ['d.tsx', ['d', 'tsx']],
  ] as const)
    expect(linksOf(name), name).toEqual(links);
});

test('what is found is marked in its original case', () => {
  expect(mark('The Café of cafés', ['cafe']).marks).toEqual([
    { start: 4, length: 4 },
    { start: 12, length: 4 },
  ]);
  expect(mark('createRequire', ['create', 'createrequire']).marks).toEqual([
    { start: 0, length: 13 },
  ]);
});

test('what is marked in a result is marked on its page, whatever its accents, case, width and script', () => {
  for (const [shown, onPage] of [
    ['Café', 'A CAFÉ, a cafe'],
    ['ＵＭＤ', 'umd and UMD'],
    ['類型', '类型与類型'],
  ] as const) {
    const whole = { text: shown, marks: [{ start: 0, length: shown.length }] };
    const hit = {
      type: 'title',
      link: '/',
      title: whole,
      path: [whole],
      statement: whole,
    } as const;
    const words = markedWords(hit);
    expect(words).toHaveLength(1);
    expect(placesOf(onPage, words), shown).toHaveLength(2);
  }
  expect(placesOf('any text', [''])).toEqual([]);
});

test('about a hundred characters are shown, where most of the words are', () => {
  const text = `${'Nothing to see. '.repeat(30)}Here the Format is chosen.${' More. '.repeat(30)}`;
  const shown = snippet(text, ['format', 'chosen']);
  expect(shown.text).toContain('Format is chosen');
  expect(shown.text.length).toBeLessThan(130);
  expect(shown.text.length).toBeGreaterThan(80);
  expect(shown.marks).toHaveLength(2);
  expect(snippet('Short.', ['format'])).toEqual({ text: 'Short.', marks: [] });
});
