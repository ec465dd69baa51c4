// Hostile text in every function that takes a reader's or another site's: nothing throws, and text
// stays text.
import { expect, test } from '@playwright/test';
import { hostileTexts } from '../../../../tests/support/hostile.ts';
import { queryOf } from '../../src/browser/address';
import { groupsOf } from '../../src/browser/client/remote';
import { markedWords } from '../../src/browser/dialog/markedWords';
import { rowsOf } from '../../src/browser/dialog/rows';
import { Engine } from '../../src/browser/engine/engine';
import { fold } from '../../src/browser/engine/fold';
import { segmenter } from '../../src/browser/engine/segment';
import { mark } from '../../src/browser/engine/snippet';
import { placesOf } from '../../src/browser/highlight/places';
import { pack } from '../../src/build/pack.ts';

const texts = hostileTexts(20261122, 60);

for (const lang of ['en', 'zh']) {
  test(`the engine of search answers every query, on pages of such text, in ${lang}`, () => {
    const pages = texts.slice(0, 36).map((content, index) => ({
      routePath: `/${index}`,
      title: content.slice(0, 60),
      content,
      toc: [],
    }));
    const engine = new Engine(pack(pages), { synonyms: [], segment: segmenter(lang) });
    for (const text of texts) {
      for (const { hits } of engine.search(text, 7)) {
        expect(hits.length).toBeGreaterThan(0);
      }
    }
    expect(engine.search('umd format', 7)).not.toEqual([]);
  });
}

test('a text is shown as it is, and only what is there is marked', () => {
  for (const [index, text] of texts.entries()) {
    const words = fold(texts[(index * 7) % texts.length] ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const marked = mark(text, words);
    expect(marked.text).toBe(text);
    const outside = marked.marks.filter(
      ({ start, length }) => start < 0 || start + length > text.length,
    );
    expect(outside).toEqual([]);
  }
});

test('of such results the panel makes rows, and a page the marks of one, all of them inside its text', () => {
  const pages = texts.slice(0, 36).map((content, index) => ({
    routePath: `/${index}`,
    title: content.slice(0, 60),
    content,
    toc: [],
  }));
  const engine = new Engine(pack(pages), { synonyms: [], segment: segmenter('en') });
  let marked = 0;
  for (const text of texts) {
    const found = engine.search(text, 7);
    const rows = rowsOf([{ index: text, own: true, pages: found }]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { hit } of rows) {
      const words = markedWords(hit);
      expect(words).not.toContain('');
      const whole = hit.statement.text;
      for (const { start, length } of placesOf(whole, words)) {
        marked++;
        expect(words).toContain(fold(whole.slice(start, start + length)));
      }
    }
  }
  expect(marked).toBeGreaterThan(0);
});

test('an address gives a query or none', () => {
  for (const text of texts) {
    expect(queryOf({ search: '', hash: `#search=${text}` })).toEqual(expect.any(String));
    const query = new URLSearchParams({ q: text });
    expect(queryOf({ search: `?${query}`, hash: '' })).toBe(query.get('q'));
  }
});

test('an answer of a search service holds text and addresses of the web, whatever it says', () => {
  Object.assign(globalThis, { window: { location: new URL('https://site.example/') } });
  for (const text of texts) {
    for (const value of [text, [text], { [text]: text }, null, 1]) {
      const hit = {
        title: value,
        link: value,
        domain: value,
        header: value,
        content: value,
      };
      const groups = groupsOf([{ index: 'a', hits: [hit, value] }, value], text, 'a');
      for (const { link } of groups.flatMap(({ pages }) => pages))
        expect(link).toMatch(/^(?:https?:\/\/|\/)/);
    }
  }
  Reflect.deleteProperty(globalThis, 'window');
});
