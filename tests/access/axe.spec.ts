/**
 * axe-core finds nothing on any page. `npm test` examines one page of each kind and the pages that
 * changed, `npm run test:all` all of them.
 */
import { base } from '@site/settings';
import { hydrate } from '../support/hydration.ts';
import { routes } from '../support/routes.ts';
import { hasChanged } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { findings } from './axe.ts';

/** A page of each kind, in one language: both have the same structure. */
const kinds = [
  '',
  'zh/',
  'guide/start/quick-start',
  'zh/guide/solution/react',
  'config/',
  'zh/config/lib/format',
  'guide/start/explorer',
  'zh/guide/start/glossary',
  'guide/basic/publish',
  'zh/guide/basic/explain-output',
  'no-such-page',
  'zh/no-such-page',
].map((path) => base + path);

/** Possible source files of a page. */
function sourcesOf(path: string): string[] {
  const route = path.slice(base.length);
  const page = route.startsWith('zh/') ? route : `en/${route}`;
  return [`docs/${page}.mdx`, `docs/${page}index.mdx`];
}

const changed = routes()
  .map(({ path }) => path)
  .filter((path) => hasChanged(sourcesOf(path)));

for (const path of new Set([...kinds, ...changed])) {
  test(`axe finds nothing on ${path} in either theme`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
}

/** With tabs and samples, options, a list of pages. */
const interactive = [
  '',
  'guide/start/quick-start',
  'config/lib/format',
  'config/',
  'nope',
];

for (const path of interactive.flatMap((path) => [path, `zh/${path}`])) {
  test(`axe finds nothing on /${path} in either theme after hydration`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    expect(await findings(page)).toEqual([]);
  });
}
