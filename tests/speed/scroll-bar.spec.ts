// The scroll bar tells the truth: the height of a page does not change while it is read.
import { expect, openHydrated, test } from '../support/test.ts';

test('the scroll bar keeps its size on the way down, and an address with an anchor opens at its heading', async ({
  page,
}) => {
  await page.goto('config/lib/dts#related');
  const top = () =>
    page.locator('#related').evaluate((heading) => heading.getBoundingClientRect().top);
  const opened = await top();
  expect.soft(opened, 'above the window').toBeGreaterThan(0);
  await expect.soft(page.locator('#related')).toBeInViewport();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-test-hydrated]')).toBeAttached();
  expect.soft(await top(), 'after React').toBe(opened);

  // Again from its top: what is above has not been laid out.
  await openHydrated(page, 'config/lib/dts');
  const heights: number[] = [];
  for (let atEnd = false; !atEnd; ) {
    const [height = 0, left = 0] = await page.evaluate(async () => {
      window.scrollBy({ top: innerHeight, behavior: 'instant' });
      // What comes into the window is laid out in the next frame.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const { scrollHeight } = document.documentElement;
      return [scrollHeight, scrollHeight - innerHeight - scrollY];
    });
    heights.push(height);
    atEnd = left < 2;
  }
  expect(heights.length).toBeGreaterThan(3);
  expect
    .soft(Math.max(...heights) / Math.min(...heights), `heights: ${heights}`)
    .toBeLessThanOrEqual(1.02);
});
