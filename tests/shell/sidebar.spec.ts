// The pages of a section.
import { hydrate } from '../support/hydration.ts';
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');

for (const { lang, prefix, text } of selectedLanguages('sidebar')) {
  test(`each section has its own pages, of which the current one is marked: ${lang}`, async ({
    page,
  }) => {
    for (const [path, other] of [
      ['guide/basic/output-format', 'config'],
      ['config/lib/format', 'guide'],
      ['config/', 'guide'],
    ] as const) {
      await page.goto(prefix + path);
      const region = page.getByRole('navigation', { name: text('sidebarNavigation') });
      await expect(region).toBeVisible();
      await expect(current(page)).toHaveCount(1);
      await expect(current(page)).toHaveAttribute('href', `/${prefix}${path}`);
      await expect(region.locator(`a[href^="/${prefix}${other}/"]`)).toHaveCount(0);
    }
  });
}

test('a group closes and opens by click and by keyboard, before and after React', async ({
  page,
}) => {
  for (const react of [false, true]) {
    await page.goto('guide/basic/output-format');
    if (react) await hydrate(page);
    const section = sidebar(page).locator('summary', { hasText: 'Basics' });
    const link = sidebar(page).getByRole('link', { name: 'Command line' });
    await expect(link).toBeVisible();
    await section.click();
    await expect(link).toBeHidden();
    await section.press('Enter');
    await expect(link).toBeVisible();
    await section.press('Space');
    await expect(link).toBeHidden();
    // Links in a closed group are not in the tab order.
    await page.keyboard.press('Tab');
    await expect(
      sidebar(page).locator('summary', { hasText: 'Migration' }),
    ).toBeFocused();
  }
});

test('the group of the next page opens, even if the reader has closed it', async ({
  page,
}) => {
  await openHydrated(page, 'guide/start/quick-start');
  const section = sidebar(page).locator('summary', { hasText: 'Basics' });
  await section.click();
  await expect(sidebar(page).getByRole('link', { name: 'Output formats' })).toBeHidden();
  await page.locator('main a[href^="/guide/basic/output-format"]').first().click();
  await expect(page).toHaveURL(/output-format/);
  await expect(current(page)).toBeVisible();
  await expect(current(page)).toHaveText('Output formats');
});

test('every line of the sidebar is reached by Tab, in order', async ({ page }) => {
  await openHydrated(page, 'config/lib/format');
  const lines = sidebar(page).locator('summary, a[href]');
  const names = await lines.allTextContents();
  expect(names.length).toBeGreaterThan(15);
  await lines.first().focus();
  for (const [index, text] of names.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text);
  }
});

test('a sidebar longer than the screen shows the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await openHydrated(page, 'config/rsbuild/plugins');
  await expect(current(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
