/**
 * axe-core finds nothing on any page. `npm test` examines one page of each kind and the pages that
 * changed, `npm run test:all` all of them.
 */
import { base } from '@site/settings';
import { hydrate } from '../support/hydration.ts';
import { changedPages, pagesOfEachKind } from '../support/selected-pages.ts';
import { everything, isSelected } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { findings } from './axe.ts';

/** There is no source of these: the host answers any wrong address with one of them. */
const notFound = ['no-such-page', 'zh/no-such-page'].map((path) => base + path);

const changed = changedPages().map(({ path }) => path);

for (const path of new Set([...pagesOfEachKind, ...notFound, ...changed])) {
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

const afterHydration = everything
  ? interactive.flatMap((path) => [path, `zh/${path}`])
  : interactive.filter((path) => isSelected(`axe on ${path}`, ['theme/', 'packages/']));

for (const path of afterHydration) {
  test(`axe finds nothing on /${path} in either theme after hydration`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    expect(await findings(page)).toEqual([]);
  });
}
