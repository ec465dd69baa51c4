/**
 * axe-core finds nothing once React has taken over: `npx playwright test
 * tests/access/after-react.spec.ts`.
 */

import { expect, openHydrated, test } from '../support/test.ts';
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

for (const path of paths) {
  test(`nothing is found on /${path} after React in either theme`, async ({ page }) => {
    await openHydrated(page, path);
    expect(await findings(page)).toEqual([]);
  });
}
