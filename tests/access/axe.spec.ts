/** axe-core finds nothing on any page as it is served: `npx playwright test tests/access/axe.spec.ts`. */
import { expect, test } from '@playwright/test';
import { routes } from '../support/routes.ts';
import { visited } from '../support/visitor.ts';
import { findings } from './axe.ts';

const paths = [...routes().map(({ path }) => path), '/no-such-page', '/zh/no-such-page'];

test.beforeEach(({ page }) => visited(page));

for (const path of paths) {
  test(`nothing is found on ${path} in either theme`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
  });
}
