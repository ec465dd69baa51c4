// The progress bar of a page that takes long.
import { hold } from '../support/hold.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('after 200 ms a progress bar starts at 8 % and moves', async ({ page }) => {
  const bar = page.locator('#nprogress');
  /** How far the bar is from its end, in percent. */
  const missing = () =>
    bar
      .locator('.bar')
      .evaluate((element) =>
        Number.parseFloat(
          /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1] ?? '',
        ),
      );
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, 'guide/faq/');
  const { asked, release } = await hold(page, '**/static/js/async/route-*');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('header').getByRole('link', { name: 'Config', exact: true }).click();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(199);
  await expect(bar, 'after 199 ms').toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar, 'after 200 ms').toHaveCount(1);
  await expect(bar.locator('.spinner')).toHaveCount(0);
  await page.clock.runFor(50);
  expect(await missing()).toBe(-92);
  expect((await bar.locator('.bar').boundingBox())?.y, 'its place').toBe(0);
  await page.clock.runFor(1000);
  const later = await missing();
  expect(later).toBeGreaterThan(-92);
  expect(later).toBeLessThanOrEqual(-90);
  release();
  await expect(page).toHaveURL(/\/config\/$/);
  await page.clock.runFor(2000);
  await expect(bar, 'with the page').toHaveCount(0);
});
