// Where search leads on the built site: logs that readers paste, and its popular pages.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { queryFrom } from '@site/search/pasted';
import { popularPagesIn, popularRoutes } from '@site/search/popular';
import { readEngine, readIndex } from '@site/search/quality';
import { siteOutput } from '../support/site.ts';

const logs = 'packages/search/tests/engine/logs/';
const answers = [
  ['rslib-module-not-found.txt', '/guide/faq/errors#module-not-found'],
  ['rslib-declarations.txt', '/guide/faq/typescript-errors#ts5011'],
  ['node-missing-file.txt', '/guide/faq/error-codes#err-module-not-found'],
  ['node-exports.txt', '/guide/faq/error-codes#err-package-path'],
] as const;

for (const [lang, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  test(`a whole log leads to the section about its error (${lang})`, () => {
    const engine = readEngine(siteOutput, lang);
    for (const [file, section] of answers) {
      const { query } = queryFrom(readFileSync(logs + file, 'utf8'), 200);
      const [page] = engine.search(query, 7).pages;
      expect(page?.hits[0]?.link, query).toContain(prefix + section);
    }
  });

  test(`each page has one entry with the specified fields, its headings in place (${lang})`, () => {
    const { entries } = readIndex(siteOutput, lang);
    expect(entries.length).toBeGreaterThan(50);
    for (const entry of entries) {
      expect(Object.keys(entry).sort()).toEqual([
        'content',
        'domain',
        'id',
        'routePath',
        'title',
        'toc',
      ]);
      for (const { text, id, depth, charIndex, ...rest } of entry.toc) {
        expect([id !== '', depth >= 2, depth <= 4, rest]).toEqual([true, true, true, {}]);
        const placed = entry.content.slice(charIndex, charIndex + text.length);
        expect(placed, entry.routePath).toBe(text);
      }
    }
    const routes = entries.map(({ routePath }) => routePath);
    expect(new Set(routes).size, 'one entry a page').toBe(routes.length);
  });

  test(`search offers all popular pages by their titles (${lang})`, () => {
    const pages = popularPagesIn(readIndex(siteOutput, lang).entries);
    expect(pages.map(([route]) => route)).toEqual(
      popularRoutes.map((route) => prefix + route),
    );
  });
}
