import type { Page } from '@playwright/test';

/** Answers requests for logos of other tools with a small picture, and returns their addresses. */
export async function answerLogos(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await page.route('https://assets.rspack.rs/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  return asked;
}
