// A visit without a pointer.
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../support/test.ts';

/** Goes past bar and sidebar with the link that is the first stop of a page. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Presses Tab until the target has the focus. Throws after two hundred presses. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let step = 0; step < 200; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}.`);
}

test('from the home page to a guide, through it, to the other language and back home', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('');
  await skipToContent(page);
  await tabTo(page, page.locator('main a[href="/guide/start/quick-start"]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await skipToContent(page);

  const main = page.locator('main');
  const files = main.locator('fieldset:has(label:nth-of-type(2))').first();
  await tabTo(page, files.locator('input:checked'));
  const file = await files.locator('label:has(input:checked)').innerText();
  await page.keyboard.press('ArrowRight');
  await expect(files.locator('label:has(input:checked)')).not.toHaveText(file);
  await expect(files.locator('pre:visible')).toHaveCount(1);

  const tabs = main.locator('.rp-tabs').first();
  // There are more than a hundred stops before it; keyboard.spec.ts passes all stops of pages.
  await tabs.getByRole('radio', { checked: true }).press('ArrowRight');
  await expect(tabs.getByRole('radio', { name: 'yarn' })).toBeChecked();

  // From the top there are fewer tab stops.
  await page.goto('guide/start/');
  await tabTo(page, page.locator('header [hreflang="zh-CN"]:visible'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
  await page.reload();
  await tabTo(page, page.locator('header a:has(img)'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zh\/$/);
});

test('from the navigation screen of a phone to the other language', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('guide/start/');
  await tabTo(page, page.locator('[data-nav-screen] > button'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[data-nav-screen] a[hreflang="zh-CN"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
});
