/**
 * axe-core finds nothing on any page as it is served: `npx playwright test tests/access/axe.spec.ts`. With `AXE_ALL=1` in every
 * language at every width; without, each page once, see share.ts.
 */
import { expect, test } from '@playwright/test';
import { routes } from '../support/routes.ts';
import { visited } from '../support/visitor.ts';
import { findings } from './axe.ts';
import { shareOf } from './share.ts';

const lost = ['/no-such-page', '/zh/no-such-page'];
const all = routes();
const paths = [...all.map(({ path }) => path), ...lost];
const shares = {
  phone: new Set([...shareOf(all, true), ...lost]),
  desktop: new Set([...shareOf(all, false), ...lost]),
};

test.beforeEach(({ page }) => visited(page));

for (const path of paths) {
  test(`nothing is found on ${path} in either theme`, async ({ page, isMobile }) => {
    const share = isMobile ? shares.phone : shares.desktop;
    test.skip(!share.has(path), 'examined in another way');
    test.setTimeout(90_000);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
}
