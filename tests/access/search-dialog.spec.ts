// Search as a modal dialog.
import { selectedPrefixes } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

/** After the last control the browser's own may get the focus, but never the page behind. */
const inDialog = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement === document.body ||
      document.activeElement?.closest('dialog:modal') !== null,
  );

for (const prefix of selectedPrefixes('search dialog')) {
  test(`search is a named modal dialog that keeps the focus and gives it back: /${prefix}`, async ({
    page,
  }) => {
    await openHydrated(page, `${prefix}guide/start/quick-start`);
    const opener = page.locator('[data-search-open]');
    const dialog = page.getByRole('dialog');
    // The first time its script has to be loaded.
    for (const time of ['first', 'second']) {
      await opener.press('Enter');
      await expect(page.locator('dialog:modal')).toHaveCount(1);
      await expect(dialog).toHaveAccessibleName(/\S/);
      await expect(dialog.locator('input')).toBeFocused();
      await expect(dialog.locator('input')).toHaveAccessibleName(/\S/);
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await inDialog(page), `${time} ${key}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}
