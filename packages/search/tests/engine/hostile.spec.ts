// Hostile text, typed or from a search service: nothing throws, and text stays text.
import { expect, test } from '@playwright/test';
import { hostileTexts } from '../../../../tests/support/hostile.ts';
import { readAnswer } from '../../src/browser/client/service';
import { markWords } from '../../src/browser/engine/snippets';
import { normalize } from '../../src/browser/engine/text';
import { readQuery } from '../../src/browser/panel/place';
import { engineFor } from './pages.ts';

const texts = hostileTexts(20261122, 60);

for (const lang of ['en', 'zh']) {
  test(`every query of and on hostile pages is answered, and its words highlighted (${lang})`, () => {
    const pages = texts.slice(0, 36).map((content, index) => ({
      routePath: `/${index}`,
      title: content.slice(0, 60),
      content: `\n${content}`,
      toc: [],
      domain: '',
    }));
    const engine = engineFor(pages, lang);
    expect(engine.search('umd format', 7).pages).not.toEqual([]);
    const hits = texts.flatMap((text) =>
      engine.search(text, 7).pages.flatMap((page) => page.hits),
    );
    let highlights = 0;
    for (const hit of hits) {
      const words = [hit.title, ...hit.header, hit.statement].flatMap((one) =>
        one.highlightRanges.map(({ start, length }) =>
          normalize(one.text.slice(start, start + length)),
        ),
      );
      for (const { start, length } of markWords(hit.statement.text, words)
        .highlightRanges) {
        highlights++;
        const found = hit.statement.text.slice(start, start + length);
        expect(words).toContain(normalize(found));
      }
    }
    expect(highlights).toBeGreaterThan(0);
  });
}

test('a text is shown as it is, with all marks inside it', () => {
  for (const [index, text] of texts.entries()) {
    const words = normalize(texts[(index * 7) % texts.length] ?? '').split(/\s+/);
    const { text: shown, highlightRanges: marks } = markWords(text, words);
    expect(shown).toBe(text);
    for (const { start, length } of marks) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + length).toBeLessThanOrEqual(text.length);
    }
  }
});

test('a query is read from any address', () => {
  for (const text of texts) {
    const hash = `#search=${text}`;
    expect(readQuery({ search: '', hash })).toEqual(expect.any(String));
    const query = new URLSearchParams({ q: text });
    expect(readQuery({ search: `?${query}`, hash: '' })).toBe(query.get('q'));
  }
});

test('whatever a search service answers, results link to http and https only', () => {
  Object.assign(globalThis, { window: { location: new URL('https://site.example/') } });
  const names = ['title', 'link', 'domain', 'header', 'content'];
  for (const text of texts) {
    for (const value of [text, [text], { [text]: text }, null, 1]) {
      const hit = Object.fromEntries(names.map((name) => [name, value]));
      const answer = [{ index: 'a', hits: [hit, value] }, value];
      for (const { link } of readAnswer(answer, text, 'a').flatMap(({ pages }) => pages))
        expect(link).toMatch(/^(?:https?:\/\/|\/)/);
    }
  }
  Reflect.deleteProperty(globalThis, 'window');
});
