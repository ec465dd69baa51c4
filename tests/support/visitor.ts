import type { Page } from '@playwright/test';

/** Makes the browser one that has been here before, so that no page is exchanged for the one in the browser's language. */
export async function visited(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
}

/** Collects what the page complains about: errors thrown, and errors and warnings on the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
