// Light and dark, before React and after it.

import { languages } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrate, hydrated } from '../support/hydration.ts';
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

/** Changes the theme of the system, and leaves it light. */
async function changeSystem(page: Page, onDark: 'light' | 'dark', onLight = onDark) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, onDark, 'on a dark system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, onLight, 'on a light system');
}

test('before React the theme follows system and other tabs, is there at the first paint, and a click switches once', async ({
  page,
  context,
}) => {
  // A page has nothing to paint before its body is there.
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.body.dataset.theme = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true }),
  );
  const scripts = await holdScripts(page);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('guide/migration/');
  await page.goto(guide);
  await changeSystem(page, 'dark', 'light');
  await toggle(page);
  await expect
    .poll(() => scripts.asked.length, 'the click loads React')
    .toBeGreaterThan(0);
  scripts.release();
  await hydrated(page);
  await expectTheme(page, 'dark', 'with React');
  await expectTheme(other, 'dark', 'another tab, before React');
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-theme', /\bdark\b/);
  await changeSystem(page, 'dark');
});

test('a named button switches the theme, which is remembered, and follows the system again', async ({
  page,
}) => {
  await openHydrated(page, prefix + guide);
  await changeSystem(page, 'dark', 'light');
  await page.getByRole('button', { name: text('switchToDark') }).press('Enter');
  await expectTheme(page, 'dark', 'after Enter');
  expect(await stored(page)).toBe('dark');
  await changeSystem(page, 'dark');
  await page.reload();
  await hydrate(page);
  await expectTheme(page, 'dark', 'after a reload, with React');
  await page.getByRole('button', { name: text('switchToLight') }).press('Space');
  await expectTheme(page, 'light', 'after Space');
  expect(await stored(page), 'follows the system').toBe('auto');
  await changeSystem(page, 'dark', 'light');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: text('switchToLight') }).press('Enter');
  expect(await stored(page), 'light on a dark system').toBe('light');
  await changeSystem(page, 'light');
});
