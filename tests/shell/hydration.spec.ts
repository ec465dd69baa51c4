// Pages hydrate without a message in the console: those that changed, one of each kind and a tenth of
// the others, or all. One context per language, because a page in another language than the
// browser's would be redirected.
import { expect, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { selectedPages } from '../support/selected-pages.ts';
import { isComplaint } from '../support/visitor.ts';

/** Pages per test: they share a browser, and the tests are spread over workers. */
const batch = 12;

for (const lang of ['en', 'zh'] as const) {
  const pages = selectedPages().filter((route) => route.lang === lang);
  for (let start = 0; start < pages.length; start += batch) {
    const routesOfTest = pages.slice(start, start + batch);
    test.describe(`${lang}, pages ${start + 1} to ${start + routesOfTest.length}`, () => {
      test.use({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });

      test('load and hydrate without complaint', async ({ page }) => {
        test.setTimeout(120_000);
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (isComplaint(message)) complaints.push(`${page.url()} ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`${page.url()} ${error}`));
        await watchHydration(page);
        for (const route of routesOfTest) {
          const response = await page.goto(route.path);
          expect(response?.status(), route.path).toBe(200);
          await hydrate(page);
        }
        expect(complaints).toEqual([]);
      });
    });
  }
}
