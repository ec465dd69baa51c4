import { hydrate } from '../../support/hydration.ts';
import { expect, openHydrated, scrollTo, test } from '../../support/test.ts';
import { complaintsOf } from '../../support/visitor.ts';
import { site } from './site.ts';

test('version and language links keep the page, the title both, without animation', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const transitions: string[] = [];
  await page.exposeFunction('report', (url: string) => transitions.push(url));
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (update) => {
      Reflect.get(window, 'report')(location.href);
      return start(update);
    };
  });
  for (const address of ['', 'guide/', 'v1/'])
    await openHydrated(page, site.root + address);
  await openHydrated(page, `${site.root}zh/guide/`);
  await page.locator('header').getByRole('button', { name: 'v2' }).press('Enter');
  await page.getByRole('link', { name: 'v1', exact: true }).click();
  await expect(page, 'the version link keeps page and language').toHaveURL(
    `${site.root}v1/zh/guide/`,
  );
  await page.locator('header').getByRole('link', { name: 'English' }).first().click();
  await expect(page, 'the language link keeps page and version').toHaveURL(
    `${site.root}v1/guide/`,
  );
  await page.locator('header').getByRole('link', { name: 'Versioned' }).click();
  await expect(page, 'the title leads home in the version').toHaveURL(`${site.root}v1/`);
  // A site without a favicon.
  expect(complaints.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
  expect(transitions, 'with enableContentAnimation off there are none').toEqual([]);
  await openHydrated(page, `${site.root}v1/nope`);
  await page.locator('[data-not-found] a').first().click();
  await expect(page, 'the 404 page leads home in the version').toHaveURL(
    `${site.root}v1/`,
  );
});

test('hideNavbar "never" and "always"', async ({ page }) => {
  const bar = page.locator('.rp-nav');
  await openHydrated(page, `${site.root}parts`);
  await scrollTo(page, 500);
  // The scrolling has been noticed.
  await expect(page.locator('html')).toHaveAttribute('data-nav-hidden');
  await expect(bar, 'hideNavbar "never"').toBeInViewport({ ratio: 1 });

  let replaced = 0;
  await page.route(/\/parts$|\/static\/js\//, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(
      /(data-navbar="|hideNavbar["']?:\s*["'])never/g,
      '$1always',
    );
    if (body !== text) replaced++;
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.root}parts`);
  const atTop = () => page.locator('.rp-doc-layout__sidebar').boundingBox();
  const search = page.locator('[data-search-dialog]');
  const expectSearch = async (when: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(search, `search, ${when}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search, `search, ${when}`).toBeHidden();
  };
  await expect(bar, 'hideNavbar "always", before React').toBeHidden();
  expect((await atTop())?.y, 'its height is 0').toBe(0);
  await expectSearch('before React');
  await hydrate(page);
  await expectSearch('after React');
  await expect(bar, 'hideNavbar "always", after React').toBeHidden();
  expect((await atTop())?.y, 'its height is 0').toBe(0);
  expect(replaced, 'the page and a script have the setting').toBe(2);
});
