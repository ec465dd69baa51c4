// Where search leads on the built site for queries that once went astray.
import { expect, test } from '@playwright/test';
import { siteOutput } from '../../../../tests/support/site.ts';
import { readEngine } from '../../src/quality/index.ts';

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

for (const [lang, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  test(`${lang}: the name of another tool leads to a migration guide or the comparison`, () => {
    const engine = readEngine(siteOutput, lang);
    const found = Object.keys(answers).map((query) => [
      query,
      engine.search(query, 7).pages[0]?.link,
    ]);
    const wanted = Object.entries(answers).map(([query, page]) => [query, prefix + page]);
    expect(found).toEqual(wanted);
  });
}
