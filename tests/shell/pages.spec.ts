// Which pages exist.
import { expect, test } from '@playwright/test';
import { routes } from '../support/routes.ts';

test('shared partials and samples are not pages', async ({ page }) => {
  expect(routes().filter(({ path }) => /\/(shared|samples)\//.test(path))).toEqual([]);
  for (const path of ['shared/CJS', 'en/shared/CJS', 'zh/shared/CJS', 'samples/']) {
    const answer = await page.request.get(path, { maxRedirects: 5 });
    expect(answer.status(), path).toBe(404);
  }
});

test('no page asks for personal data', async ({ page }) => {
  for (const { path } of routes()) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(
      /type="(?:password|email)"|<form\b[^>]*method="post"/i,
    );
  }
});
