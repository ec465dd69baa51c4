/**
 * axe-core finds nothing on any page as it is served: `npx playwright test tests/access/axe.spec.ts`.
 * With `AXE_ALL=1` every page is examined in both languages at both widths, which the weekly run
 * does. Without it, each page is examined in one of these four ways, by turns from page to page:
 * both languages have the same structure, and both widths differ only in the frame of the page.
 */
import { expect, test } from '@playwright/test';
import { routes } from '../support/routes.ts';
import { visited } from '../support/visitor.ts';
import { findings } from './axe.ts';

const pages = routes();
const english = pages.filter(({ lang }) => lang === 'en').map(({ path }) => path);

test.beforeEach(({ page }) => visited(page));

for (const { path, lang } of pages) {
  const turn = english.indexOf(path.replace(/\/zh\//, '/')) % 4;
  const way = lang === 'en' ? 0 : 1;
  test(`nothing is found on ${path} in either theme`, async ({ page, isMobile }) => {
    const isTurn = turn === way + (isMobile ? 2 : 0);
    test.skip(!process.env.AXE_ALL && !isTurn, 'examined in another way');
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
