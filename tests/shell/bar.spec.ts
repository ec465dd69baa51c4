// The bar hides while the reader scrolls down, and buttons lead back up.
import { languages } from '../languages.ts';
import { expect, openHydrated, type Page, scrollTo, test } from '../support/test.ts';

const guide = 'config/lib/out-base';
const [, { prefix, text }] = languages;
const nav = (page: Page) => page.locator('.rp-nav');

test('the bar hides on scrolling down, shows on scrolling up and on focus, moves nothing, and from 100 px on a button scrolls to the top', async ({
  page,
}) => {
  await openHydrated(page, prefix + guide);
  const button = page.getByRole('link', { name: text('scrollToTopText') });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 99);
    await expect(button, `${width}`).toBeHidden();
    await scrollTo(page, 900);
    await expect(button, `${width}`).toBeInViewport({ ratio: 1 });
    await button.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY), `${width}`).toBe(0);
    await expect(button, `${width}`).toBeHidden();
    // The keyboard continues from the start of the text.
    await expect(page.locator('#content'), `${width}`).toBeFocused();
  }

  const place = () =>
    page
      .locator('main h2')
      .nth(3)
      .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await scrollTo(page, 600);
  await expect(nav(page), 'scrolled down').not.toBeInViewport();
  expect(await place(), 'the text stays where it is').toBe(before);
  await scrollTo(page, 400);
  await expect(nav(page), 'scrolled up').toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  await expect(nav(page), 'scrolled down again').not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(nav(page), 'at the top').toBeInViewport({ ratio: 1 });

  await scrollTo(page, 900);
  await expect(nav(page)).not.toBeInViewport();
  await nav(page).getByRole('link', { name: '配置', exact: true }).focus();
  await page.keyboard.press('Shift');
  await expect(nav(page), 'with the keyboard focus').toBeInViewport({ ratio: 1 });

  await page.locator('#content').focus();
  await scrollTo(page, 1200);
  await expect(nav(page)).not.toBeInViewport();
  await page.locator('.rp-doc-layout__sidebar a[href$="/config/lib/footer"]').click();
  await expect(page).toHaveURL(/\/config\/lib\/footer$/);
  await expect(nav(page), 'on the next page').toBeInViewport({ ratio: 1 });
});

test('scrolling updates the bar at most once per 200 ms, the outline once per 100 ms', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const counts = { bar: 0, outline: 0 };
    Object.assign(window, { counts });
    const toggle = Element.prototype.toggleAttribute;
    Element.prototype.toggleAttribute = function (name, force) {
      if (name === 'data-scrolled') counts.bar++;
      return toggle.call(this, name, force);
    };
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (this === document.querySelector('main h2')) counts.outline++;
      return measure.call(this);
    };
  });
  await openHydrated(page, guide);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(1000);
  const counts = () => page.evaluate(() => ({ ...Reflect.get(window, 'counts') }));
  const { bar, outline } = await counts();
  await page.evaluate(() => {
    for (let i = 0; i < 20; i++) window.dispatchEvent(new Event('scroll'));
  });
  for (const [time, bars, outlines] of [
    [99, 0, 0],
    [1, 0, 1],
    [99, 0, 1],
    [1, 1, 1],
  ] as const) {
    await page.clock.runFor(time);
    const now = await counts();
    expect([now.bar - bar, now.outline - outline]).toEqual([bars, outlines]);
  }
});
