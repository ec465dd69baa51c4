// No address of the site sends its readers to another one.
import { type Browser, expect, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { complaintsOf } from '../support/visitor.ts';
import { elsewhere, hostileAddresses, problemsOf } from './addresses.ts';

/** A page that answers for all other hosts, to see who gets there. */
const trap = { contentType: 'text/html', body: '<main><h1>Elsewhere</h1></main>' };

/** A browser in which each visit is the first one, or none is. */
async function open(browser: Browser, locale: string, isFirst: boolean, root: string) {
  const context = await browser.newContext({ locale });
  await context.route(
    ({ origin }) => origin !== new URL(root).origin,
    (route) => route.fulfill(trap),
  );
  const page = await context.newPage();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return {
    context,
    page,
    /** The documents of one visit; a visit begins with the memory of earlier ones, or without. */
    async visit(address: string): Promise<string[]> {
      await page.goto(`${root}version.json`);
      await page.evaluate((first) => {
        if (first) localStorage.removeItem('rspress-visited');
        else localStorage.setItem('rspress-visited', '1');
      }, isFirst);
      documents.length = 0;
      await page.goto(root.slice(0, -1) + address);
      // Redirects run before there is anything to see.
      await expect(page.locator('main h1')).toBeVisible();
      return [...documents, page.url()];
    },
  };
}

for (const locale of ['en-US', 'zh-CN'])
  for (const isFirst of [true, false])
    test(`a reader with ${locale} stays on the site at ${isFirst ? 'a first' : 'a later'} visit`, async ({
      browser,
      baseURL = '',
    }) => {
      const { context, visit } = await open(browser, locale, isFirst, baseURL);
      for (const { address, kind } of hostileAddresses) {
        const documents = await visit(address);
        expect.soft(problemsOf(baseURL, documents), `${kind}: ${address}`).toEqual([]);
      }
      await context.close();
    });

test('on a page of such an address, links and React stay on the site as well', async ({
  browser,
  baseURL = '',
}) => {
  const { context, page, visit } = await open(browser, 'en-US', false, baseURL);
  await watchHydration(page);
  const complaints = complaintsOf(page);
  for (const address of [
    `//${elsewhere}/x`,
    `/zh//${elsewhere}/x`,
    `/guide//${elsewhere}`,
    `/zh/\\\\${elsewhere}/x#//${elsewhere}`,
  ]) {
    const documents = await visit(address);
    complaints.length = 0; // The status itself is reported by the browser.
    await hydrate(page);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.filter((link) => new URL(link).host === elsewhere)).toEqual([]);
    await page
      .locator('header')
      .getByRole('link', { name: /English|简体中文/ })
      .click();
    await expect(page.locator('[data-tool-stack]')).toBeVisible();
    expect(problemsOf(baseURL, [...documents, page.url()]), address).toEqual([]);
    expect(complaints, address).toEqual([]);
  }
  await context.close();
});
