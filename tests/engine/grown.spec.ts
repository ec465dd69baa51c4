// The pages of a larger site, for the figures of how search grows.
import { expect, test } from '@playwright/test';
import { grown } from '../../tools/search/grown.ts';

const content =
  'Intro sentence with several ordinary words.\n\nChoose\n\nAnother paragraph follows there.';
const page = {
  title: 'A',
  content,
  routePath: '/a',
  toc: [{ id: 'choose', text: 'Choose', depth: 2, charIndex: content.indexOf('Choose') }],
};

test('the first copy is the site itself', () => {
  expect(grown([page], 1)).toEqual([page]);
});

test('every copy has a route and words of its own, and its headings where they were', () => {
  const copies = grown([page], 30);
  expect(new Set(copies.map(({ routePath }) => routePath)).size).toBe(30);
  expect(new Set(copies.map((copy) => copy.content)).size).toBe(30);
  for (const copy of copies) {
    expect(copy.content).toHaveLength(content.length);
    expect(copy.content.slice(copy.toc[0]?.charIndex)).toMatch(/^\w{6}\n\n/);
  }
});
