import { hydrate, watchHydration } from '../support/hydration.ts';
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const key = 'rspress-theme-appearance';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
});

const toggle = (page: Page) => page.locator('[data-switch-appearance]').click();
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const html = page.locator('html');
  if (theme === 'dark')
    await expect(html).toHaveClass(/^(?=.*(^| )dark\b)(?=.*\brp-dark\b)/);
  else await expect(html).not.toHaveClass(/\b(rp-)?dark\b/);
  await expect(html).toHaveCSS('color-scheme', theme);
}

for (const { lang, prefix, text } of selectedLanguages('theme')) {
  test(`a named button switches the theme, which is remembered: ${lang}`, async ({
    page,
  }) => {
    await openHydrated(page, prefix + guide);
    await expectTheme(page, 'light');
    await page.getByRole('button', { name: text('switchToDark') }).press('Enter');
    await expectTheme(page, 'dark');
    expect(await stored(page)).toBe('dark');
    await page.reload();
    await expectTheme(page, 'dark');
    await hydrate(page);
    await expectTheme(page, 'dark');
    await page.getByRole('button', { name: text('switchToLight') }).press('Space');
    await expectTheme(page, 'light');
    // Follows the system again.
    expect(await stored(page)).toBe('auto');
  });
}

for (const react of [false, true]) {
  const when = react ? 'with React' : 'before React';

  test(`changes of the system's theme apply ${when}, unless the reader has chosen one`, async ({
    page,
  }) => {
    await page.goto(guide);
    if (react) await hydrate(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'light');
    await toggle(page);
    await expectTheme(page, 'dark');
    await page.reload();
    if (react) await hydrate(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'dark');
  });

  test(`a choice reaches other tabs ${when}`, async ({ page, context }) => {
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await watchHydration(other);
    await other.goto('config/');
    if (react) await hydrate(other);
    await expectTheme(other, 'light');
    await page.goto(guide);
    await toggle(page);
    await expectTheme(page, 'dark');
    await expectTheme(other, 'dark');
  });
}
