// Browsers can add the site as a search engine, one for each language.
import { expect, test } from '@playwright/test';
import { origin } from '@site/settings';
import { visited } from '../../../../tests/support/visitor.ts';

for (const home of ['/', '/zh/']) {
  test(`the OpenSearch description of ${home} leads to the search of its language`, async ({
    page,
    request,
  }) => {
    await visited(page);
    await page.goto(`${home.slice(1)}guide/start/`);
    const link = page.locator('link[rel=search]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(
      `template="${origin}${home}?q={searchTerms}"`,
    );
  });
}
