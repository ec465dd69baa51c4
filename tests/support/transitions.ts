import { expect, type Page } from '@playwright/test';

/** Makes every document opened from now on say whether it came with a view transition. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const fading = Boolean(Reflect.get(event, 'viewTransition'));
      document.documentElement.setAttribute('data-test-transition', `${fading}`);
    });
  });
}

/**
 * Follows a link before React, and returns whether the next document came with a transition. Call
 * `watchTransitions` before.
 */
export async function fades(
  page: Page,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<string | null> {
  await page.emulateMedia({ reducedMotion });
  await page.goto('guide/faq/');
  await page.locator('main a[href$="/guide/faq/limits"]').first().click();
  await expect(page).toHaveURL(/\/limits$/);
  const html = page.locator('html[data-test-transition]');
  await expect(html).toHaveCount(1);
  return html.getAttribute('data-test-transition');
}
