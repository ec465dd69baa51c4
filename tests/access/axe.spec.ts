/**
 * axe-core finds nothing on any page as it is served: `npx playwright test tests/access/axe.spec.ts`. `npm test`
 * examines one page of each kind and the pages that changed, `npm run test:all` all of them.
 */
import { base } from '@site/settings';
import { routes } from '../support/routes.ts';
import { hasChanged } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { findings } from './axe.ts';

/** A page of each kind, each in one language. Both languages of a page have the same structure. */
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

/** The source of a page, by its address; of a folder's first page, its `index.mdx`. */
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

for (const path of ['/no-such-page', '/zh/no-such-page']) {
  test(`nothing is found on ${path} in either theme`, async ({ page }) => {
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
}
