// Search as a modal dialog.

import { expect, openHydrated, test } from '@site/test-support/test';
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { panelOf, search } from './panel.ts';

test('search is a named modal dialog that keeps the focus and gives it back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, 'guide/start/');
  const opener = page.locator('[data-search-open]');
  const panel = panelOf(page);
  const { dialog, input } = panel;
  // The first time its script has to be loaded.
  for (const time of ['first', 'second']) {
    await opener.press('Enter');
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const name = texts.searchPlaceholderText.en;
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await expect(input).toBeFocused();
    await expect.soft(input).toHaveAccessibleName(name);
    await expect.soft(input).toHaveAttribute('aria-expanded', 'false');
    if (time === 'second') await search(panel, 'format');
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const where = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('dialog:modal') ? 'dialog' : activeElement?.tagName;
      });
      // After the last stop come the browser's own controls, never the page.
      expect.soft(['dialog', 'BODY'], `${time} ${key}`).toContain(where);
    }
    if (time === 'first') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: texts.searchClose.en }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('on a phone, search in Chinese fills the screen, and its button closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('zh/guide/start/');
  const opener = page.locator('[data-search-open]');
  const { dialog, input } = panelOf(page);
  await opener.tap();
  const name = texts.searchPlaceholderText.zh;
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await expect(input).toBeFocused();
  await expect.soft(input).toHaveAccessibleName(name);
  expect
    .soft(await dialog.boundingBox(), 'fills the screen')
    .toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await dialog.getByRole('button', { name: texts.searchClose.zh }).tap();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
