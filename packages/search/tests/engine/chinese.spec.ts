// How typos in Chinese queries are corrected.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { termsFile } from '@site/glossary/terms';
import { correctTypos, createSoundAlike } from '../../src/browser/engine/homophones';

const characters = new Set(readFileSync(termsFile, 'utf8').match(/\p{Script=Han}/gu));
const sentences = ['静态资源的路径', '声明文件', '第三方依赖', '同名文件'];
const corpus = {
  glossaryWords: ['声明文件', '静态资源', '缓存', '外部依赖', '双产物'],
  has: (pair: string) => sentences.some((one) => one.includes(pair)),
  soundAlike: createSoundAlike(() => [...characters]),
};
const unchanged = (query: string) => [query, query] as const;

for (const [title, cases] of Object.entries({
  'half of a word may be wrong, but not all of it': [
    ['生命文件', '声明文件'],
    ['外不依赖', '外部依赖'],
    unchanged('换村'),
  ],
  'a character that sounds different is no typo': [
    unchanged('改产物'),
    unchanged('静态资料'),
  ],
  'correct, unknown and long text stays as it is': [
    unchanged('静态资源'),
    unchanged('天气预报'),
    unchanged('静态的资源'),
    unchanged('库'),
    unchanged('静态资原'.repeat(10)),
  ],
} as const))
  test(title, () => {
    for (const [typed, expected] of cases)
      expect(correctTypos(typed, corpus)).toBe(expected);
  });
