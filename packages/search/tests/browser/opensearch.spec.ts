// A browser can add the site as a search engine, in the language of the page.
import { expect, test } from '@playwright/test';
import { origin } from '@site/settings';
import { visited } from '../../../../tests/support/visitor.ts';

for (const [prefix, home] of [
  ['', '/'],
  ['zh/', '/zh/'],
] as const) {
  test(`the search engine description of /${prefix} points to the search of its language`, async ({
    page,
    request,
  }) => {
    await visited(page);
    await page.goto(`${prefix}guide/start/`);
    const link = page.locator('link[rel=search]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`template="${origin}${home}?q={searchTerms}"`);
  });
}
