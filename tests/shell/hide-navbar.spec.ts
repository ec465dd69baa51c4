// How the bar makes room. Its height: bar.spec.ts.
import { renderAll } from '../support/frames.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/basic/output-format';

const scroll = (page: Page, to: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);

test('the bar hides on the way down, comes back on the way up, and moves nothing', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await renderAll(page);
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

test('whoever goes to the hidden bar by keyboard sees it', async ({ page }) => {
  await openHydrated(page, guide);
  await scroll(page, 900);
  await expect(page.locator('.rp-nav')).not.toBeInViewport();
  await page.locator('.rp-nav').getByRole('link', { name: 'Config' }).focus();
  await page.keyboard.press('Shift');
  await expect(page.locator('.rp-nav')).toBeInViewport({ ratio: 1 });
});

test('the next page starts with the bar', async ({ page }) => {
  await openHydrated(page, guide);
  await scroll(page, 900);
  await expect(page.locator('.rp-nav')).not.toBeInViewport();
  await page.locator('.rp-doc-layout__sidebar a[href$="/guide/basic/cli"]').click();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  await expect(page.locator('.rp-nav')).toBeInViewport({ ratio: 1 });
});

test('with hideNavbar "never" the bar stays', async ({ page }) => {
  let told = false;
  await page.route('**/static/js/**', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const changed = script.replace(/(["']?hideNavbar["']?:\s*["'])auto/, '$1never');
    told ||= changed !== script;
    await route.fulfill({ response: answer, body: changed });
  });
  await openHydrated(page, guide);
  expect(told).toBe(true);
  await scroll(page, 900);
  // The way back to the top appears by the same scrolling, so the bar had its chance.
  await expect(page.locator('.rp-scroll-to-top')).toBeVisible();
  const bar = page.locator('.rp-nav');
  await bar.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('the bar of the home page is solid from 100 px on', async ({ page }) => {
  await openHydrated(page, '');
  const background = () =>
    page.locator('.rp-nav').evaluate((nav) => getComputedStyle(nav).backgroundColor);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await scroll(page, 99);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await scroll(page, 101);
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
});

test('while the reader scrolls, the bar is looked at at most once per 200 ms', async ({
  page,
}) => {
  await page.clock.install();
  // Each look reads the height of the bar.
  await page.addInitScript(() => {
    const read = CSSStyleDeclaration.prototype.getPropertyValue;
    Object.assign(window, { looks: 0 });
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      if (name === '--rp-nav-height')
        Object.assign(window, { looks: Reflect.get(window, 'looks') + 1 });
      return read.call(this, name);
    };
  });
  await openHydrated(page, guide);
  await page.clock.pauseAt(Date.now() + 60_000);
  const looks = () => page.evaluate(() => Reflect.get(window, 'looks') as number);
  const events = (count: number) =>
    page.evaluate((times) => {
      for (let i = 0; i < times; i++) window.dispatchEvent(new Event('scroll'));
    }, count);
  await page.clock.runFor(1000);
  const before = await looks();
  await events(20);
  expect(await looks()).toBe(before + 1);
  await page.clock.runFor(199);
  expect(await looks()).toBe(before + 1);
  await page.clock.runFor(1);
  expect(await looks()).toBe(before + 2);
});
