// The right theme before the first paint.
import { hold } from '../support/hold.ts';
import { expect, type Page, test } from '../support/test.ts';

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
  await page.unrouteAll({ behavior: 'wait' });
  return dark ? 'dark' : 'light';
}

test('the stored theme, or else that of the system, is there before the first paint', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [path, system, stored, expected] of [
    ['', 'dark', undefined, 'dark'],
    ['zh/guide/start/quick-start', 'light', 'dark', 'dark'],
    ['zh/guide/start/quick-start', 'dark', 'light', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    if (stored)
      await page.evaluate(
        (theme) => localStorage.setItem('rspress-theme-appearance', theme),
        stored,
      );
    const what = `/${path}: stored ${stored ?? 'nothing'}, system ${system}`;
    expect.soft(await themeBeforeStyles(page, path), what).toBe(expected);
    await expect.soft(page.locator('html'), what).toHaveCSS('color-scheme', expected);
  }
});
