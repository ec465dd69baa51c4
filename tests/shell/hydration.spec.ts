// Every page of the sitemap hydrates without a word in the console. One context per language, since a page
// opened in another language than the browser's would be redirected.
import { expect, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { routes } from '../support/routes.ts';
import { isComplaint } from '../support/visitor.ts';

/** How many pages one test opens: enough to share the browser, few enough to share the work between workers. */
const batch = 12;

for (const lang of ['en', 'zh'] as const) {
  const pages = routes().filter((route) => route.lang === lang);
  for (let start = 0; start < pages.length; start += batch) {
    const some = pages.slice(start, start + batch);
    test.describe(`${lang}, pages ${start + 1} to ${start + some.length}`, () => {
      test.use({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });

      test('load and hydrate without a warning', async ({ page }) => {
        test.setTimeout(120_000);
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (isComplaint(message)) complaints.push(`${page.url()} ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`${page.url()} ${error}`));
        await watchHydration(page);
        for (const route of some) {
          const answer = await page.goto(route.path);
          expect(answer?.status(), route.path).toBe(200);
          await hydrate(page);
        }
        expect(complaints).toEqual([]);
      });
    });
  }
}
