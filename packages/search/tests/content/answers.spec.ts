// Where search leads on the built site: the names of other tools, logs that readers paste, and its
// popular pages.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { languages } from '@site/test-support/languages';
import { siteOutput } from '@site/test-support/site';
import { readEngine, readIndex } from '../../quality/index.ts';
import { queryFrom } from '../../src/browser/panel/pasted.ts';
import { readIndexes } from '../../src/build/indexes.ts';

/** The pages that answer queries which once went astray. */
const answers = {
  tsup: '/guide/migration/tsup',
  tsdown: '/guide/migration/tsdown',
  unbuild: '/guide/migration/unbuild',
  rollup: '/guide/migration/rollup',
  vite: '/guide/migration/vite',
  webpack: '/guide/migration/webpack',
  tsc: '/guide/migration/tsc',
  rolldown: '/guide/start/choosing',
  parcel: '/guide/start/choosing',
  microbundle: '/guide/start/choosing',
  'deprecated options in v1': '/guide/basic/upgrade-rslib',
};

const logs = {
  'rslib-module-not-found.txt': '/guide/faq/errors#module-not-found',
  'rslib-declarations.txt': '/guide/faq/typescript-errors#ts5011',
  'node-missing-file.txt': '/guide/faq/error-codes#err-module-not-found',
  'node-exports.txt': '/guide/faq/error-codes#err-package-path',
};

for (const { lang, prefix } of languages) {
  test(`${lang}: another tool's name leads to its guide, a whole log to its error`, () => {
    const engine = readEngine(siteOutput, lang);
    const first = (query: string) => engine.search(query, 7).pages[0]?.[0]?.link;
    const found = Object.keys(answers).map((query) => [
      query,
      first(query)?.replace(/#.*/, ''),
    ]);
    const wanted = Object.entries(answers).map(([query, page]) => [
      query,
      `/${prefix}${page.slice(1)}`,
    ]);
    expect(found).toEqual(wanted);
    for (const [file, section] of Object.entries(logs)) {
      const log = readFileSync(`packages/search/tests/engine/logs/${file}`, 'utf8');
      const { query, omitted } = queryFrom(log, 200);
      expect(query).not.toMatch(/my-library@/);
      expect(omitted).toBeGreaterThan(0);
      expect(first(query), query).toContain(prefix + section.slice(1));
    }
  });

  test(`${lang}: each page has one entry with the specified fields, its headings in place`, () => {
    const pages = readIndex(siteOutput, lang).routes.map((routePath) => {
      return { routePath, lang, version: '', description: '', frontmatter: {} };
    });
    const entries = readIndexes(siteOutput, pages).get(lang)?.entries ?? [];
    expect(entries.length).toBeGreaterThan(50);
    // One comparison for all: thousands of them take seconds.
    const wrong = entries.flatMap(({ toc, ...entry }) => {
      const fields = Object.keys(entry).sort().join();
      const isEntry = fields === 'content,domain,id,routePath,title';
      const headings = toc.filter(({ text, id, depth, charIndex, ...rest }) => {
        const placed = entry.content.slice(charIndex, charIndex + text.length);
        const isNamed = id !== '' && !text.startsWith('#') && placed === text;
        return !isNamed || depth < 2 || depth > 4 || Object.keys(rest).length > 0;
      });
      const { routePath } = entry;
      return isEntry && headings.length === 0 ? [] : [{ routePath, fields, headings }];
    });
    expect(wrong).toEqual([]);
    expect(entries.flatMap(({ toc }) => toc).length).toBeGreaterThan(500);
    const routes = entries.map(({ routePath }) => routePath);
    expect(new Set(routes).size, 'one entry a page').toBe(routes.length);
  });
}
