// Hostile text, typed or from a search service: nothing throws, and text stays text.
import { expect, test } from '@playwright/test';
import { hostileTexts } from '@site/test-support/hostile';
import { readAnswer } from '../../src/browser/client/service';
import type { MarkedText } from '../../src/browser/types';
import { engineFor } from './pages.ts';

const texts = hostileTexts(20261122, 60);

for (const lang of ['en', 'zh']) {
  test(`every query of and on hostile pages is answered, and its words marked (${lang})`, () => {
    const pages = texts.slice(0, 36).map((content, index) => ({
      routePath: `/${index}`,
      title: content.slice(0, 60),
      content: `\n${content}`,
      toc: [],
      domain: '',
    }));
    const engine = engineFor(pages, lang);
    expect(engine.search('umd format', 7).pages).not.toEqual([]);
    const shown = texts
      .flatMap((query) => engine.search(query, 7).pages)
      .flat()
      .flatMap(({ title, header, statement }) => [title, ...header, statement]);
    expect(shown.some(({ highlightRanges }) => highlightRanges.length > 0)).toBe(true);
    const isBeyond = ({ text, highlightRanges }: MarkedText) =>
      highlightRanges.some(({ start, length }) => start + length > text.length);
    expect(shown.filter(isBeyond)).toEqual([]);
  });
}

test('whatever a search service answers, results link to http and https only', () => {
  Object.assign(globalThis, { window: { location: new URL('https://site.example/') } });
  const names = ['title', 'link', 'domain', 'header', 'content'];
  for (const text of texts) {
    for (const value of [text, [text], { [text]: text }, null, 1]) {
      const hit = Object.fromEntries(names.map((name) => [name, value]));
      const answer = [{ index: 'a', hits: [hit, value] }, value];
      for (const { link } of readAnswer(answer, text, 'a').flatMap(({ pages }) =>
        pages.flat(),
      ))
        expect(link).toMatch(/^(?:https?:\/\/|\/)/);
    }
  }
  Reflect.deleteProperty(globalThis, 'window');
});
