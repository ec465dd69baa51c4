// The framework's search panel handles Enter on the whole document; ours must not.
import { expect, openHydrated, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';

test('Enter does not leave the page', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  let left = 0;
  await openHydrated(page, guide);
  // Counts documents: an open search changes the address.
  page.on('domcontentloaded', () => left++);

  await test.step('without a search', async () => {
    await page.keyboard.press('Enter');
  });

  await test.step('in the panel, with nothing typed and with no results', async () => {
    await page.keyboard.press('Control+k');
    const input = page.locator('input:focus');
    await input.press('Enter');
    await input.fill('qqqqzzzzxxxx');
    await expect(page.getByText('No results for')).toBeVisible();
    await input.press('Enter');
    await expect(input).toBeVisible();
  });

  await test.step('after a search, on the page and its controls', async () => {
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
