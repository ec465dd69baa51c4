// The bar hides while the reader scrolls down.
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/basic/output-format';

const scroll = (page: Page, to: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);

test('the bar hides on scrolling down, shows on scrolling up, and moves nothing', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const nav = page.locator('.rp-nav');
  const heading = page.locator('main h2').nth(3);
  const place = () =>
    heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await scroll(page, 600);
  await expect(nav).not.toBeInViewport();
  expect(await place()).toBe(before);
  await scroll(page, 400);
  await expect(nav).toBeInViewport({ ratio: 1 });
  await scroll(page, 900);
  await expect(nav).not.toBeInViewport();
  await scroll(page, 0);
  await expect(nav).toBeInViewport({ ratio: 1 });
});

test('the hidden bar shows when it gets the keyboard focus', async ({ page }) => {
  await openHydrated(page, guide);
  await scroll(page, 900);
  await expect(page.locator('.rp-nav')).not.toBeInViewport();
  await page.locator('.rp-nav').getByRole('link', { name: 'Config' }).focus();
  await page.keyboard.press('Shift');
  await expect(page.locator('.rp-nav')).toBeInViewport({ ratio: 1 });
});

test('the next page opens with the bar', async ({ page }) => {
  await openHydrated(page, guide);
  await scroll(page, 900);
  await expect(page.locator('.rp-nav')).not.toBeInViewport();
  await page.locator('.rp-doc-layout__sidebar a[href$="/guide/basic/cli"]').click();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  await expect(page.locator('.rp-nav')).toBeInViewport({ ratio: 1 });
});

test('with hideNavbar "never" the bar stays', async ({ page }) => {
  let replaced = false;
  await page.route('**/static/js/**', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const changed = script.replace(/(["']?hideNavbar["']?:\s*["'])auto/, '$1never');
    replaced ||= changed !== script;
    await route.fulfill({ response: answer, body: changed });
  });
  await openHydrated(page, guide);
  expect(replaced).toBe(true);
  await scroll(page, 900);
  // The button to the top shows by the same scrolling.
  await expect(page.locator('.rp-scroll-to-top')).toBeVisible();
  const bar = page.locator('.rp-nav');
  await bar.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('the bar of the home page has a background from 100 px on', async ({ page }) => {
  await openHydrated(page, '');
  const background = () =>
    page.locator('.rp-nav').evaluate((nav) => getComputedStyle(nav).backgroundColor);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await scroll(page, 99);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await scroll(page, 101);
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
});

test('while the reader scrolls, the bar updates at most once per 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  // Each update marks the section that is read.
  await page.addInitScript(() => {
    const write = CSSStyleDeclaration.prototype.setProperty;
    Object.assign(window, { updates: 0 });
    CSSStyleDeclaration.prototype.setProperty = function (name, ...rest) {
      if (name === '--section')
        Object.assign(window, { updates: Reflect.get(window, 'updates') + 1 });
      write.call(this, name, ...rest);
    };
  });
  await openHydrated(page, guide);
  await page.clock.pauseAt(Date.now() + 60_000);
  const updates = () => page.evaluate(() => Reflect.get(window, 'updates') as number);
  const events = (count: number) =>
    page.evaluate((times) => {
      for (let i = 0; i < times; i++) window.dispatchEvent(new Event('scroll'));
    }, count);
  await page.clock.runFor(1000);
  const before = await updates();
  await events(20);
  expect(await updates()).toBe(before + 1);
  await page.clock.runFor(199);
  expect(await updates()).toBe(before + 1);
  await page.clock.runFor(1);
  expect(await updates()).toBe(before + 2);
});
