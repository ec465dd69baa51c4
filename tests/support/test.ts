import { test as base, expect, type Page } from '@playwright/test';
import { hydrate, watchHydration } from './hydration.ts';
import { visited } from './visitor.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** Playwright's `expect` for what a build has to finish first: it waits for two minutes. */
export const expectBuilt = expect.configure({ timeout: 120_000 });

/** Playwright's `test` for a reader who has visited the site before. */
export const test = base.extend({
  page: async ({ page }, run) => {
    await visited(page);
    await watchHydration(page);
    await run(page);
  },
});

/** Scrolls the window to a place in pixels from the top, at once. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Lets a page use the clipboard, and returns a function that reads what is in it. */
export async function clipboardOf(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}
