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
    // One comparison for all: thousands of them take seconds.
    const wrong = entries.flatMap(({ toc, ...entry }) => {
      const fields = Object.keys(entry).sort().join();
      const isEntry = fields === 'content,domain,id,routePath,title';
      const headings = toc.filter(({ text, id, depth, charIndex, ...rest }) => {
        const placed = entry.content.slice(charIndex, charIndex + text.length);
        const isComplete = id !== '' && depth >= 2 && depth <= 4 && placed === text;
        return !isComplete || Object.keys(rest).length > 0;
      });
      const { routePath } = entry;
      return isEntry && headings.length === 0 ? [] : [{ routePath, fields, headings }];
    });
    expect(wrong).toEqual([]);
    expect(entries.flatMap(({ toc }) => toc).length).toBeGreaterThan(500);
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
