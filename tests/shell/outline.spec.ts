// The headings of a page, and which one is active.
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
const links = (page: Page) => page.locator('.rp-doc-layout__outline nav a');
const active = (page: Page) =>
  page.locator('.rp-doc-layout__outline nav a[aria-current="location"]');
const scroll = (page: Page, to: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);

for (const { lang, prefix, text } of selectedLanguages('outline')) {
  const path = `${prefix}guide/basic/output-format`;

  test(`the outline is a named region with every heading of depth 2 to 4: ${lang}`, async ({
    page,
  }) => {
    await page.goto(path);
    const outline = page.getByRole('navigation', {
      name: text('outlineTitle'),
      exact: true,
    });
    const ids = await page
      .locator('main :is(h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
    expect(ids.length).toBeGreaterThan(3);
    expect(
      await outline
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(ids);
  });

  test(`exactly one heading is active, at the bottom of the page the last one: ${lang}`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expect(active(page)).toHaveCount(1);
    await expect(links(page).first()).toHaveAttribute('aria-current', 'location');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await scroll(page, top);
      await expect(active(page)).toHaveCount(1);
    }
    await scroll(page, height);
    await expect(links(page).last()).toHaveAttribute('aria-current', 'location');
    await expect(active(page)).toHaveCount(1);
    await scroll(page, 0);
    await expect(links(page).first()).toHaveAttribute('aria-current', 'location');
  });
}

test('the heading of a followed link is active and not hidden by the bar', async ({
  page,
}) => {
  await openHydrated(page, 'guide/basic/output-format');
  const link = links(page).nth(3);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  const target = page.locator(String(await link.getAttribute('href')));
  const [heading, nav] = await Promise.all([
    target.boundingBox(),
    page.locator('.rp-nav').boundingBox(),
  ]);
  expect(heading && nav && heading.y >= nav.y + nav.height).toBe(true);
});

test('a link to a heading of another page scrolls to it, below the bar', async ({
  page,
}) => {
  await openHydrated(page, 'config/');
  const link = page
    .locator('.rp-overview-group a[href^="/config/lib/dts#"]:visible')
    .nth(3);
  const [, id = ''] = String(await link.getAttribute('href')).split('#');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect
    .poll(async () => (await page.locator(`main [id="${id}"]`).boundingBox())?.y)
    .toBeLessThan(200);
  expect((await page.locator(`main [id="${id}"]`).boundingBox())?.y).toBeGreaterThan(70);
});

test('the headings are measured at most once per 100 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, 'guide/basic/output-format');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const measure = Element.prototype.getBoundingClientRect;
    const first = document.querySelector('main h2');
    Object.assign(window, { measured: 0 });
    Element.prototype.getBoundingClientRect = function () {
      if (this === first)
        Object.assign(window, { measured: Reflect.get(window, 'measured') + 1 });
      return measure.call(this);
    };
  });
  await page.clock.runFor(1000);
  const measured = () => page.evaluate(() => Reflect.get(window, 'measured') as number);
  const before = await measured();
  await page.evaluate(() => {
    for (let i = 0; i < 20; i++) window.dispatchEvent(new Event('scroll'));
  });
  const once = (await measured()) - before;
  await page.clock.runFor(99);
  expect((await measured()) - before).toBe(once);
  await page.clock.runFor(1);
  const twice = (await measured()) - before;
  // The outline, the bar of small screens and the inline script follow, each for itself; the
  // script at most once per 200 ms.
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThanOrEqual(3);
  expect(twice).toBeGreaterThan(once);
  expect(twice).toBeLessThanOrEqual(2 * once);
});
