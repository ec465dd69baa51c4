// The pages of a section.
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');
const group = (page: Page, name: string) =>
  sidebar(page).locator('summary', { hasText: name });

test('a group closes and opens by click and by keyboard, before and after React, and opens with its page', async ({
  page,
}) => {
  await page.goto('guide/start/');
  for (const react of [false, true]) {
    const when = react ? 'with React' : 'before React';
    if (react) await openHydrated(page, 'guide/start/');
    const section = group(page, 'Basics');
    const link = sidebar(page).getByRole('link', { name: 'Command line' });
    await expect(link, when).toBeVisible();
    await section.click();
    await expect(link, when).toBeHidden();
    await section.press('Enter');
    await expect(link, when).toBeVisible();
    await section.press('Space');
    await expect(link, when).toBeHidden();
    // Links in a closed group are not in the tab order.
    await page.keyboard.press('Tab');
    await expect(group(page, 'Migration'), when).toBeFocused();
  }
  await expect(sidebar(page).getByRole('link', { name: 'Output formats' })).toBeHidden();
  await page.locator('main a[href^="/guide/basic/output-format"]').first().click();
  await expect(page).toHaveURL(/output-format/);
  await expect(current(page), 'the group of the next page opens').toBeVisible();
  await expect(current(page)).toHaveText('Output formats');
});

test('Tab reaches every line in order; a long sidebar shows the current page, and stays where the reader leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  const { asked, release } = await holdScripts(page);
  await page.goto('config/lib/footer');
  await expect(current(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(asked).toEqual([]);
  const scrolled = () => sidebar(page).evaluate((element) => element.scrollTop);
  await sidebar(page).evaluate((element) => {
    element.scrollTop = 10;
  });
  release();
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(await scrolled(), 'React leaves it where it is').toBe(10);

  const lines = sidebar(page).locator('summary, a[href]');
  const names = await lines.allTextContents();
  expect(names.length).toBeGreaterThan(15);
  await lines.first().focus();
  const reached: (string | null)[] = [];
  for (const _ of names) {
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(names);
});
