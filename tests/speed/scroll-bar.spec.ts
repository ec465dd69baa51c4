// The scroll bar tells the truth: the height of a page does not change while it is read.
import { expect, openHydrated, test } from '../support/test.ts';

test('the scroll bar keeps its size on the way down', async ({ page }) => {
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
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThanOrEqual(1.02);
});
