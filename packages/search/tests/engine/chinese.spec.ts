// How Chinese queries are cut into words, and how a wrong character in one is put right.
import { expect, test } from '@playwright/test';
import type { Said } from '../../src/browser/engine/doubt';
import { Engine } from '../../src/browser/engine/engine';
import { joinWords } from '../../src/browser/engine/han';
import { mend } from '../../src/browser/engine/mend';
import { segmenter } from '../../src/browser/engine/segment';
import { soundsIn } from '../../src/browser/engine/sounds';
import { prepareSynonyms } from '../../src/browser/engine/synonyms';
import { Vocabulary } from '../../src/browser/engine/vocabulary';
import { pairsOf } from '../../src/browser/engine/words';
import type { IndexedPage } from '../../src/build/cut.ts';
import { pack } from '../../src/build/pack.ts';

/** Characters of which sixty lie between those that do not sound alike, as on a site. */
const characters = [
  ...'爱安八把白版包本比变标别并不部才参测差产常成程出处传创次从存错打大代单当到得地点调定动读对多额而发法反方放分',
  ...'改高个更公共构关规国过还好合和后化环回会或机级即加间建将接结解进径静就具开看可空口库块快况来赖类里理例连量列',
  ...'流录路没每门密面名明命模某目那内能你配篇平其起前强清情请求区去全然让人认任日如入三删上设声生省时实使是示式事',
  ...'试收手书数双顺说思所太态特提体条停通同头图外完网往为位文问我无务物西系下先现相响想向项小写新信形型行性选要也',
  ...'一依移以已意因引用由有又于与语域元原源远约运在则怎展站找者这真整正证之知直只置制中重周主注转装状资子字自组作',
];

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
    soundsAlike: soundsIn(() => characters),
  };
}

const said = site(
  ['静态资源的路径', '静态资源', '声明文件', '第三方依赖', '第三方依赖', '同名文件'],
  ['声明文件', '缓存', '外部依赖', '双产物'],
);

function mended(run: string, words: string): string {
  return mend(run, words.split(' '), said);
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

test('a word of two characters is put right beside others', () => {
  expect(mended('不想缓村', '不想 缓 村')).toBe('不想缓存');
  expect(mended('怎么缓村', '怎么 缓 村')).toBe('怎么缓存');
  expect(mended('缓村文件', '缓 村 文件')).toBe('缓存文件');
});

test('half of a word may be wrong, and of a long one what says nothing by itself', () => {
  expect(mended('生命文件', '生命 文件')).toBe('声明文件');
  expect(mended('外不依赖', '外 不 依赖')).toBe('外部依赖');
  expect(mended('换村', '换 村'), 'all of it').toBe('换村');
});

test('a character that sounds otherwise is no slip', () => {
  expect(mended('改产物', '改 产物')).toBe('改产物');
  expect(mended('静态资料', '静态 资料')).toBe('静态资料');
});

test('characters sound alike that browsers sort next to each other', () => {
  const alike = soundsIn(() => characters);
  for (const [one, other] of ['村存', '名明', '籁赖', '命明', '再在'])
    expect(alike(one ?? '', other ?? ''), `${one}${other}`).toBe(true);
  for (const [one, other] of ['改双', '只慢', '安装', '库包'])
    expect(alike(one ?? '', other ?? ''), `${one}${other}`).toBe(false);
});

test('a word that denies goes with what follows it, and says nothing at the end', () => {
  expect(joinWords(['不', '打包'], (pair) => (pair === '不打' ? 3 : 0))).toEqual([
    { text: '不打包', core: '打包' },
  ]);
  expect(joinWords(['支持', '不'], () => 9)).toEqual([{ text: '支持' }, { text: '不' }]);
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
