// How the engine finds words in the texts of an index.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Index } from 'flexsearch';
import { sectionsOf } from '../../theme/search/engine/sections';
import { Store } from '../../theme/search/engine/store';
import { wordsOf } from '../../theme/search/engine/words';
import { lightEngine } from '../../tools/rspress/search/index.ts';
import { pack } from '../../tools/rspress/search/pack.ts';
import { hostileTexts } from '../support/hostile.ts';

const texts = [
  'Call output.distPath in rslib.config.ts, then umdName and the umd-name.',
  '用 output.target设置，--watch 模式。库 的产物结构，产物结构说明与語法降級。',
  '产物结构 产物 结构 产物结构 产物结构 产物结构，第2章-结构.名',
  'カタカナとひらがな 𠀀𠀁 𠀀 é É ﬁ 🙂',
  ...hostileTexts(3, 60),
].map((text) => text.replace(/\s+/g, ' ').trim());

/** Pages that say these texts, and have no words elsewhere. */
const pages = texts.map((content) => ({ title: '', routePath: '/', content, toc: [] }));
const sections = sectionsOf(pack(pages));
const all = new Store(sections);
const allWords = new Set(
  sections.flatMap(({ prose, code }) => wordsOf(`${prose} ${code}`)),
);

test('each word is found in the texts that have it, and in no others', () => {
  expect(allWords.size).toBeGreaterThan(100);
  for (const word of allWords) {
    const having = sections.flatMap(({ prose, code }, id) =>
      wordsOf(`${prose} ${code}`).includes(word) ? [id] : [],
    );
    expect([...all.find(word).keys()].sort(ascending), word).toEqual(having);
    expect(all.vocabulary.has(word), word).toBe(true);
    expect(all.vocabulary.meaningsOf(word)[0], word).toEqual({ word, weight: 1 });
  }
});

const ascending = (one: number, other: number) => one - other;

test('what no text has is found nowhere', () => {
  for (const word of ['名用', '构', 'nowhere', '🙂', '', '物结构', '𠀁']) {
    expect([...all.find(word)], word).toEqual([]);
    expect(all.vocabulary.has(word), word).toBe(false);
  }
});

test('a character leads to the pairs that it begins and ends', () => {
  expect(all.vocabulary.behind('结')).toEqual(['构']);
  const meant = all.vocabulary.meaningsOf('物').map(({ word }) => word);
  expect(meant).toEqual(expect.arrayContaining(['产物', '物结']));
});

test('no pair stands across two texts of a section', () => {
  const page = { title: '', routePath: '/', content: '产物结构', toc: [] };
  const store = new Store(sectionsOf(pack([{ ...page, description: '产物' }])));
  expect(store.vocabulary.has('物产')).toBe(false);
  expect(store.vocabulary.has('物结')).toBe(true);
});

test('the FlexSearch that readers get answers like the one that it exports', async () => {
  // It is a module that Node.js would take for a script by its name.
  const source = encodeURIComponent(readFileSync(lightEngine, 'utf8'));
  const light: { Index: typeof Index } = await import(`data:text/javascript,${source}`);
  const [one, other] = [Index, light.Index].map((Engine) => {
    const encode = (text: string) => text.split(' ');
    const index = new Engine({ tokenize: 'strict', resolution: 9, encode });
    for (const [id, text] of texts.entries()) index.add(id, wordsOf(text).join(' '));
    return index;
  });
  for (const word of allWords)
    expect(other?.search(word, { limit: 99 }), word).toEqual(
      one?.search(word, { limit: 99 }),
    );
});
