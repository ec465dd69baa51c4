// The right theme before the first paint.
import { expect, test } from '../support/test.ts';

test('the stored theme, or else that of the system, is there before the first paint', {
  tag: '@desktop',
}, async ({ page }) => {
  // A page has nothing to paint before its body is there.
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.body.dataset.theme = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true }),
  );
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
    await page.goto(path);
    const early = (await page.locator('body').getAttribute('data-theme')) ?? '';
    expect.soft(early.includes('dark') ? 'dark' : 'light', what).toBe(expected);
    await expect.soft(page.locator('html'), what).toHaveCSS('color-scheme', expected);
  }
});
