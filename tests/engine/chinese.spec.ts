// How Chinese queries are cut into words, and how a wrong character in one is put right.
import { expect, test } from '@playwright/test';
import type { IndexedPage } from '../../theme/search/data/pages';
import { Engine } from '../../theme/search/engine/engine';
import { joinWords } from '../../theme/search/engine/han';
import { mend, type Said } from '../../theme/search/engine/mend';
import { segmenter } from '../../theme/search/engine/segment';
import { prepareSynonyms } from '../../theme/search/engine/synonyms';
import { Vocabulary } from '../../theme/search/engine/vocabulary';
import { pairsOf } from '../../theme/search/engine/words';
import { pack } from '../../tools/rspress/search/pack.ts';

/** A site that says these sentences, each as often as it stands here. */
function site(sentences: readonly string[], words: readonly string[] = []): Said {
  const vocabulary = new Vocabulary(sentences.flatMap(pairsOf));
  const sectionsWith = (text: string) =>
    sentences.filter((sentence) => sentence.includes(text)).length;
  return {
    words,
    countOf: sectionsWith,
    sectionsWith,
    behind: (character) => vocabulary.behind(character),
  };
}

const said = site(
  ['静态资源的路径', '静态资源', '声明文件', '第三方依赖', '第三方依赖', '同名文件'],
  ['声明文件', '缓存'],
);

function mended(run: string, words: string, isWhole = true): string {
  return mend(run, words.split(' '), said, isWhole);
}

test('single characters are joined to what they stand next to on the site', () => {
  const count = (pairs: Readonly<Record<string, number>>) => (pair: string) =>
    pairs[pair] ?? 0;
  expect(joinWords(['组', '件', '库'], count({ 组件: 9, 件库: 2 }))).toEqual([
    { text: '组件库', core: '组件' },
  ]);
  expect(joinWords(['多', '入口'], count({ 多入: 1 }))).toEqual([
    { text: '多入口', core: '入口' },
  ]);
  expect(joinWords(['库', '的', '包'], count({ 库的: 9, 的包: 9 }))).toEqual(
    ['库', '的', '包'].map((text) => ({ text })),
  );
  expect(joinWords(['让', '包', '变大'], count({ 让包: 9 }))).toEqual(
    ['让', '包', '变大'].map((text) => ({ text })),
  );
  expect(joinWords(['甲', '乙'], count({}))).toEqual([{ text: '甲' }, { text: '乙' }]);
  expect(joinWords([], count({}))).toEqual([]);
});

test('a wrong character becomes the one of a word of the glossary, or of what the site says', () => {
  expect(mended('声名文件', '声名 文件')).toBe('声明文件');
  expect(mended('静态资原', '静态 资 原')).toBe('静态资源');
  expect(mended('第三方依籁', '第三 方 依 籁')).toBe('第三方依赖');
  expect(mended('缓村', '缓 村')).toBe('缓存');
});

test('a word of two characters is put right beside idle words, and not beside others', () => {
  expect(mended('不想缓村', '不想 缓 村')).toBe('不想缓存');
  expect(mended('怎么缓村', '怎么 缓 村')).toBe('怎么缓存');
  expect(mended('缓村文件', '缓 村 文件')).toBe('缓村文件');
  expect(mended('不想缓村', '不想 缓 村', false)).toBe('不想缓村');
});

test('what is right, unknown or idle stays as it is', () => {
  for (const [run, words] of [
    ['静态资源', '静态 资源'],
    ['声明文件', '声明 文件'],
    ['天气预报', '天气 预报'],
    ['静态的资源', '静态 的 资源'],
    ['库', '库'],
    ['籁', '籁'],
  ] as const)
    expect(mended(run, words), run).toBe(run);
  expect(mended('缓村', '缓 村', false), 'a short word beside others').toBe('缓村');
  const long = '静态资原'.repeat(10);
  expect(mended(long, long), 'a sentence').toBe(long);
});

test('a single character is found at the beginning and at the end of words', () => {
  const words = new Vocabulary(['类库', '库名', '类型']);
  expect(words.meaningsOf('库').map(({ word }) => word)).toEqual(['库名', '类库']);
});

test('a typo leads where the word does, alone and in a question', () => {
  const page = (routePath: string, title: string): IndexedPage => ({
    routePath,
    title,
    content: `${title}。`,
    toc: [],
  });
  const pages = [
    page('/a', '静态资源'),
    page('/b', '构建缓存'),
    page('/c', '静态资源的路径'),
  ];
  const engine = new Engine(pack(pages), {
    synonyms: prepareSynonyms([['缓存', 'cache']]),
    segment: segmenter('zh'),
  });
  expect(engine.search('静态资原', 7)[0]?.link).toBe('/a');
  expect(engine.search('怎么用静态资原', 7)[0]?.link).toBe('/a');
  expect(engine.search('缓村', 7)[0]?.link).toBe('/b');
});
