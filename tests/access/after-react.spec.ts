/**
 * axe-core finds nothing once React has taken over: `npx playwright test
 * tests/access/after-react.spec.ts`.
 */
import { expect, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { visited } from '../support/visitor.ts';
import { findings } from './axe.ts';

/**
 * One page of each kind: home, text with tabs and samples, options, overview, and one that is not
 * there.
 */
const paths = [
  '',
  'guide/start/quick-start',
  'config/lib/format',
  'config/',
  'no-such-page',
].flatMap((path) => [path, `zh/${path}`]);

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

for (const path of paths) {
  test(`axe finds nothing on /${path} after React in either theme`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    expect(await findings(page)).toEqual([]);
  });
}
