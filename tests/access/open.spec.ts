// axe-core finds nothing in what opens over a page.

import { findings } from '../support/axe.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

// A small page that has all of it.
const guide = 'guide/start/';
const dialog = 'dialog:modal';

/** Examines the element that `part` finds once it shows `shown`. */
async function examine(page: Page, part: string, shown = part): Promise<void> {
  await expect(page.locator(shown).first()).toBeVisible();
  expect.soft(await findings(page, part), shown).toEqual([]);
  await expect(page.locator(part)).toBeVisible();
}

test('axe finds nothing in search, with and without results, and in the tools popover', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, guide);
  await page.keyboard.press('Control+k');
  await expect(page.locator(`${dialog} input:focus`)).toBeVisible();
  for (const [query, part, shown] of [
    // The page behind it, too.
    ['dts', 'html', 'a[href*="dts"]'],
    ['qqqqq', dialog, ':text("qqqqq")'],
  ] as const) {
    await page.locator(`${dialog} input`).fill(query);
    await examine(page, part, `${dialog} ${shown}`);
  }
  await page.keyboard.press('Escape');
  await page.locator('[data-tools] > button').press('Enter');
  await examine(page, '#tools-popover:popover-open');
});

test('axe finds nothing in the drawer, the outline and the navigation screen', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, `zh/${guide}`);
  for (const [control, part] of [
    ['.rp-sidebar-menu__left', '.rp-doc-layout__sidebar:popover-open'],
    ['.rp-sidebar-menu__right', '.rp-doc-layout__outline:popover-open'],
    ['[data-nav-screen] > button', '[data-nav-screen] > :popover-open'],
  ] as const) {
    await page.locator(control).press('Enter');
    await examine(page, part);
    await page.keyboard.press('Escape');
    await expect(page.locator(part)).toHaveCount(0);
  }
});
