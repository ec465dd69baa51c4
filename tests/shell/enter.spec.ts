// The framework's search panel takes the Enter key from the whole document.
import { expect, openHydrated, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';

test('Enter never leaves the page by itself', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  let left = 0;
  await openHydrated(page, guide);
  // Not by a change of the address alone: that of a search is kept while it is open.
  page.on('domcontentloaded', () => left++);

  await test.step('on a page where nothing is searched', async () => {
    await page.keyboard.press('Enter');
  });

  await test.step('in the panel, with nothing typed and with nothing found', async () => {
    await page.keyboard.press('Control+k');
    const input = page.locator('input:focus');
    await input.press('Enter');
    await input.fill('qqqqzzzzxxxx');
    await expect(page.getByText('No results for')).toBeVisible();
    await input.press('Enter');
    await expect(input).toBeVisible();
  });

  await test.step('after a search that found something, on the page and on its controls', async () => {
    await page.locator('input:focus').fill('format');
    await expect(page.locator('[role=option]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('input:focus')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.locator('[data-switch-appearance]').press('Enter');
    const copy = page.locator('.rp-code-copy-button').first();
    await copy.press('Enter');
    await expect(copy).toHaveClass(/rp-code-copy-button--copied/);
  });

  await expect(page).toHaveURL(baseURL + guide);
  expect(left).toBe(0);
  expect(errors).toEqual([]);
});
