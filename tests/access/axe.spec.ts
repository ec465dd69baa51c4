/**
 * axe-core finds nothing on a page of each kind and on the pages that changed; `npm run test:all`
 * examines all pages. A page is examined in both themes with React, which leaves it as it was to a
 * screen reader.
 */
import { base } from '@site/settings';
import { hydrate } from '../support/hydration.ts';
import { changedPages } from '../support/selected-pages.ts';
import { expect, test } from '../support/test.ts';
import { findings } from './axe.ts';

/** A page of each kind, in one language: both have the same structure. */
const kinds = [
  '',
  'guide/start/quick-start',
  'zh/config/',
  'zh/config/lib/format',
  'guide/start/explorer',
  'zh/guide/start/glossary',
  'guide/basic/publish',
  // The host answers any wrong address with this one.
  'zh/no-such-page',
].map((path) => base + path);

const changed = changedPages().map(({ path }) => path);

for (const path of new Set([...kinds, ...changed])) {
  test(`axe finds nothing on ${path} in either theme`, async ({ page }) => {
    await page.goto(path);
    const delivered = await page.locator('body').ariaSnapshot();
    await hydrate(page);
    expect.soft(await findings(page), 'with React').toEqual([]);
    expect
      .soft(await page.locator('body').ariaSnapshot(), 'what React changes')
      .toBe(delivered);
  });
}
