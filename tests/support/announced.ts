import type { Page } from '@playwright/test';

/**
 * Notes which heading each page has when its change is announced, in documents opened from now on,
 * and returns a function that reads the list of the current document.
 */
export async function announcedPages(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    addEventListener('RspressReloadContent', () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      announced.push(heading.replace('#', '').trim());
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announced'));
}
