// The head follows the reader: what it says after a change of page inside the site is what the page itself says when opened.
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

/** What programs read of the head, in a fixed order. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getAttribute(name))
        .sort();
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      editions: attribute('link[rel=alternate][type]', 'href'),
      ogTitle: attribute('meta[property="og:title"]', 'content'),
      ogDescription: attribute('meta[property="og:description"]', 'content'),
      ogUrl: attribute('meta[property="og:url"]', 'content'),
      ogImage: attribute('meta[property="og:image"]', 'content'),
    };
  });

test('the head after a change of page, and of language, is that of the page opened anew', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, 'guide/start/quick-start');
  const here = await headOf(page);

  await page
    .locator('.rp-doc-layout__sidebar a[href$="/guide/basic/output-format"]')
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(/Output formats/);
  await expect
    .poll(() => headOf(page).then((head) => head.canonical))
    .not.toEqual(here.canonical);
  const followed = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(followed);

  await hydrate(page);
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('h1')).toHaveText(/产物格式/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const translated = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(translated);
});
