// How typos in Chinese queries are corrected.
import { expect, test } from '@playwright/test';
import {
  type Corpus,
  correctTypos,
  createSoundAlike,
} from '../../src/browser/engine/homophones';

/** As many different characters as a site has, so that those of other sounds are far apart. */
const characters = [
  ...'爱安八把白版包本比变标别并不部才参测差产常成程出处传创次从存错打大代单当到得地点调定动读',
  ...'对多额而发法反方放分改高个更公共构关规国过还好合和后化环回会或机级即加间建将接结解进径静',
  ...'就具开看可空口库块快况来赖类里理例连量列流录路没每门密面名明命模某目那内能你配篇平其起前',
  ...'强清情请求区去全然让人认任日如入三删上设声生省时实使是示式事试收手书数双顺说思所太态特提',
  ...'体条停通同头图外完网往为位文问我无务物西系下先现相响想向项小写新信形型行性选要也一依移以',
  ...'已意因引用由有又于与语域元原源远约运在则怎展站找者这真整正证之知直只置制中重周主注转装状',
  ...'资子字自组作',
];

const soundAlike = createSoundAlike(() => characters);

/** A site with these sentences, each in a section of its own. */
function corpusOf(
  sentences: readonly string[],
  glossaryWords: readonly string[],
): Corpus {
  const has = (pair: string) => sentences.some((one) => one.includes(pair));
  return { glossaryWords, has, soundAlike };
}

const corpus = corpusOf(
  ['静态资源的路径', '声明文件', '第三方依赖', '同名文件'],
  ['声明文件', '静态资源', '缓存', '外部依赖', '双产物'],
);

const typos: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a wrong character is corrected to a word of the glossary': [
    ['声名文件', '声明文件'],
    ['静态资原', '静态资源'],
    ['缓村', '缓存'],
  ],
  'a word is corrected next to other words': [
    ['不想缓村', '不想缓存'],
    ['怎么缓村', '怎么缓存'],
    ['缓村文件', '缓存文件'],
  ],
  'half of a word may be wrong, but not all of it': [
    ['生命文件', '声明文件'],
    ['外不依赖', '外部依赖'],
    ['换村', '换村'],
  ],
  'a character that sounds different is no typo': [
    ['改产物', '改产物'],
    ['静态资料', '静态资料'],
  ],
  'correct, unknown and long text stays as it is': [
    ['静态资源', '静态资源'],
    ['声明文件', '声明文件'],
    ['天气预报', '天气预报'],
    ['静态的资源', '静态的资源'],
    ['库', '库'],
    ['籁', '籁'],
    ['静态资原'.repeat(10), '静态资原'.repeat(10)],
  ],
};

for (const [title, cases] of Object.entries(typos)) {
  test(title, () => {
    for (const [typed, expected] of cases)
      expect(correctTypos(typed, corpus)).toBe(expected);
  });
}
