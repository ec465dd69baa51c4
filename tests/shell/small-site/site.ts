import { type BuiltSite, buildSite } from '../../support/fixture-site.ts';
import { test } from '../../support/test.ts';

/** What configures search when the site is built. */
export const service = 'https://search.example/v1';
const settings = { SITE_SEARCH_SERVICE: service, SITE_SEARCH_INDEXES: 'rslib,rsbuild' };

/** The small site, in tests. */
export const site = { root: '' };

let built: BuiltSite;

test.beforeAll(async () => {
  built = await buildSite(
    'tests/shell/fixtures/versioned/rspress.config.ts',
    '/',
    settings,
  );
  site.root = built.root;
});

test.afterAll(() => built?.close());
