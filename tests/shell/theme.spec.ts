// Light and dark, before React and after it.
import { holdScripts } from '../support/hold.ts';
import { hydrate, hydrated } from '../support/hydration.ts';
import { languages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/faq/';
const key = 'rspress-theme-appearance';
const [, { prefix, text }] = languages;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
});

const toggle = (page: Page) => page.locator('[data-switch-appearance]').click();
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

async function expectTheme(page: Page, theme: 'light' | 'dark', when: string) {
  const html = page.locator('html');
  if (theme === 'dark')
    await expect(html, when).toHaveClass(/^(?=.*(^| )dark\b)(?=.*\brp-dark\b)/);
  else await expect(html, when).not.toHaveClass(/\b(rp-)?dark\b/);
  await expect(html, when).toHaveCSS('color-scheme', theme);
}

/** Changes the theme of the system, which applies at once, and leaves it light. */
async function changeSystem(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark', 'on a dark system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light', 'on a light system');
}

/** Changes the theme of the system, which no longer applies. */
async function changeSystemInVain(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectTheme(page, 'dark', `on a ${colorScheme} system, with dark chosen`);
  }
}

test('before React the theme follows system and other tabs, and a click switches once', async ({
  page,
  context,
}) => {
  const scripts = await holdScripts(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('guide/migration/');
  await page.goto(guide);
  await changeSystem(page);
  await expectTheme(other, 'light', 'another tab');
  await toggle(page);
  await expect
    .poll(() => scripts.asked.length, 'the click loads React')
    .toBeGreaterThan(0);
  scripts.release();
  await hydrated(page);
  await expectTheme(page, 'dark', 'with React');
  await expectTheme(other, 'dark', 'another tab, before React');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await expectTheme(page, 'dark', 'after a reload');
  await changeSystemInVain(page);
});

test('a named button switches the theme, which is remembered, and follows the system again', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('guide/migration/');
  await openHydrated(page, prefix + guide);
  await changeSystem(page);
  await page.getByRole('button', { name: text('switchToDark') }).press('Enter');
  await expectTheme(page, 'dark', 'after Enter');
  await expectTheme(other, 'dark', 'another tab');
  expect(await stored(page)).toBe('dark');
  await changeSystemInVain(page);
  await page.reload();
  await expectTheme(page, 'dark', 'after a reload');
  await hydrate(page);
  await expectTheme(page, 'dark', 'after a reload, with React');
  await page.getByRole('button', { name: text('switchToLight') }).press('Space');
  await expectTheme(page, 'light', 'after Space');
  expect(await stored(page), 'follows the system').toBe('auto');
  await changeSystem(page);
});
