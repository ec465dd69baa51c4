// The bar hides while the reader scrolls down, and buttons lead back up.
import { languages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'config/lib/out-base';
const [, { prefix, text }] = languages;
const nav = (page: Page) => page.locator('.rp-nav');

const scroll = (page: Page, to: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);

test('the bar hides on scrolling down, shows on scrolling up and on focus, moves nothing, and from 100 px on a button scrolls to the top', async ({
  page,
}) => {
  await openHydrated(page, prefix + guide);
  const button = page.getByRole('link', { name: text('scrollToTopText') });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await scroll(page, 99);
    await expect(button, `${width}`).toBeHidden();
    await scroll(page, 900);
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
  await scroll(page, 600);
  await expect(nav(page), 'scrolled down').not.toBeInViewport();
  expect(await place(), 'the text stays where it is').toBe(before);
  await scroll(page, 400);
  await expect(nav(page), 'scrolled up').toBeInViewport({ ratio: 1 });
  await scroll(page, 900);
  await expect(nav(page), 'scrolled down again').not.toBeInViewport();
  await scroll(page, 0);
  await expect(nav(page), 'at the top').toBeInViewport({ ratio: 1 });

  await scroll(page, 900);
  await expect(nav(page)).not.toBeInViewport();
  await nav(page).getByRole('link', { name: '配置', exact: true }).focus();
  await page.keyboard.press('Shift');
  await expect(nav(page), 'with the keyboard focus').toBeInViewport({ ratio: 1 });

  await page.locator('#content').focus();
  await scroll(page, 1200);
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
    const counts = { updates: 0, measured: 0 };
    Object.assign(window, { counts });
    // Each update marks the section that is read.
    const write = CSSStyleDeclaration.prototype.setProperty;
    CSSStyleDeclaration.prototype.setProperty = function (name, ...rest) {
      if (name === '--section') counts.updates++;
      write.call(this, name, ...rest);
    };
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (this === document.querySelector('main h2')) counts.measured++;
      return measure.call(this);
    };
  });
  await openHydrated(page, guide);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(1000);
  const counts = () =>
    page.evaluate(
      () =>
        ({ ...Reflect.get(window, 'counts') }) as Record<'updates' | 'measured', number>,
    );
  const before = await counts();
  const since = async (key: 'updates' | 'measured') =>
    (await counts())[key] - before[key];
  await page.evaluate(() => {
    for (let i = 0; i < 20; i++) window.dispatchEvent(new Event('scroll'));
  });
  expect(await since('updates'), 'updates at once').toBe(1);
  const once = await since('measured');
  // The outline, the bar of small screens and the inline script follow, each for itself.
  expect(once, 'measured at once').toBeGreaterThan(0);
  expect(once, 'measured at once').toBeLessThanOrEqual(3);
  await page.clock.runFor(99);
  expect(await since('measured'), 'measured after 99 ms').toBe(once);
  await page.clock.runFor(1);
  const twice = await since('measured');
  expect(twice, 'measured after 100 ms').toBeGreaterThan(once);
  expect(twice, 'measured after 100 ms').toBeLessThanOrEqual(2 * once);
  await page.clock.runFor(99);
  expect(await since('updates'), 'updates after 199 ms').toBe(1);
  await page.clock.runFor(1);
  expect(await since('updates'), 'updates after 200 ms').toBe(2);
});
