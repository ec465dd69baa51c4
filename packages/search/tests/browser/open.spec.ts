// Opening and closing search, and the focus.
import { expect, test } from '@playwright/test';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { selectedLanguages } from '../../../../tests/support/languages.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, panelOf } from './panel.ts';

const guide = 'guide/start/quick-start';

test.beforeEach(({ page }) => visited(page));

for (const { lang, prefix } of selectedLanguages('open')) {
  const name = texts.searchPlaceholderText[lang];
  const close = texts.searchClose[lang];
  test(`the button opens a named dialog with the focus in its input (${lang})`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(prefix + guide);
    const { dialog, input } = await openSearch(page);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleName(name);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    const box = await dialog.boundingBox();
    const size = page.viewportSize();
    if (isMobile) expect(box).toEqual({ x: 0, y: 0, ...size });
    await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-search-open]')).toBeFocused();
  });
}

test('Tab keeps the focus in the dialog', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(guide);
  const { input, options } = await openSearch(page);
  await input.fill('format');
  await options.first().waitFor();
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('dialog') ? 'dialog' : activeElement?.tagName;
    });
    // After the last stop come the browser's own controls, never the page.
    expect(['dialog', 'BODY']).toContain(where);
  }
});

for (const address of [`${guide}?q=umd%20name`, `${guide}#search=umd%20name`]) {
  test(`an address opens search with its query: ${address}`, async ({ page }) => {
    await page.goto(address);
    const { input, options } = panelOf(page);
    await expect(input).toHaveValue('umd name');
    await expect(options.first()).toContainText('lib.umdName');
  });
}

test('while search is open, its query is in the address, to be shared', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${guide}#build`);
  const { input, dialog, options } = await openSearch(page);
  await input.fill('umd name');
  await options.first().waitFor();
  await expect(page).toHaveURL(`${baseURL}${guide}?q=umd+name#build`);
  await dialog.getByRole('button', { name: texts.searchClose.en }).click();
  await expect(page).toHaveURL(`${baseURL}${guide}#build`);
});

test('a query that cannot be decoded opens search, too', async ({ page }) => {
  await page.goto(`${guide}#search=%E0%A4%A`);
  await expect(panelOf(page).input).toBeVisible();
});
