/**
 * axe-core finds nothing on a page of each kind and on the pages that changed; `npm run test:all`
 * examines all pages. Each is examined as it was delivered, and with React in both themes.
 */
import { base } from '@site/settings';
import { findings, findingsAsDelivered } from '../support/axe.ts';
import { hydrate } from '../support/hydration.ts';
import { changedPages } from '../support/selected-pages.ts';
import { expect, test } from '../support/test.ts';

/**
 * A page of each kind, in one language: both have the same structure. The tests of the playground and
 * of the advisor examine theirs in both themes, in states that a reader makes.
 */
const kinds = [
  '',
  'guide/start/quick-start',
  'zh/config/',
  'zh/config/lib/footer',
  'zh/guide/start/glossary',
  // The host answers any wrong address with this one.
  'zh/no-such-page',
].map((path) => base + path);

const changed = changedPages().map(({ path }) => path);

for (const path of new Set([...kinds, ...changed])) {
  test(`axe finds nothing on ${path} in either theme`, async ({ page }) => {
    await page.goto(path);
    expect.soft(await findingsAsDelivered(page), 'before React').toEqual([]);
    await hydrate(page);
    expect.soft(await findings(page), 'with React').toEqual([]);
  });
}
