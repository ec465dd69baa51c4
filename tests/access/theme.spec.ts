// The right theme before the first paint.
import { hold } from '../support/hold.ts';
import { expect, type Page, test } from '../support/test.ts';

const pages = ['', 'zh/guide/start/quick-start'];

async function store(page: Page, theme: string): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('rspress-theme-appearance', value),
    theme,
  );
}

/** The theme while the style sheet is held back, that is, before the first paint. */
async function themeBeforeStyles(page: Page, path: string): Promise<string> {
  const { release } = await hold(page, '**/*.css');
  const request = page.waitForRequest('**/*.css');
  await page.goto(path, { waitUntil: 'commit' });
  await request;
  await page.waitForFunction(() => document.head.querySelector('[rel=stylesheet]'));
  const dark = await page.evaluate(() =>
    document.documentElement.classList.contains('dark'),
  );
  const loaded = page.waitForLoadState('load');
  release();
  await loaded;
  return dark ? 'dark' : 'light';
}

for (const [stored, system, expected] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  [undefined, 'dark', 'dark'],
] as const) {
  for (const path of pages) {
    test(`/${path} is ${expected}: stored ${stored ?? 'nothing'}, system ${system}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      if (stored) await store(page, stored);
      expect(await themeBeforeStyles(page, path)).toBe(expected);
      await expect(page.locator('html')).toHaveCSS('color-scheme', expected);
    });
  }
}
