// The scroll bar tells the truth: the height of a page does not change while it is read.
import { expect, test } from '../support/test.ts';

for (const path of [
  'config/lib/dts',
  'zh/config/lib/format',
  'guide/basic/output-format',
])
  test(`the scroll bar of /${path} drifts by at most 2 % on the way down`, async ({
    page,
  }) => {
    await page.goto(path);
    const heights: number[] = [];
    for (let atEnd = false; !atEnd; ) {
      const [height = 0, left = 0] = await page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        return [scrollHeight, scrollHeight - innerHeight - scrollY];
      });
      heights.push(height);
      atEnd = left < 2;
    }
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThanOrEqual(1.02);
  });

test('an address with an anchor opens at its heading, and stays there', async ({
  page,
}) => {
  await page.goto('config/lib/format#related');
  const top = () =>
    page.locator('#related').evaluate((heading) => heading.getBoundingClientRect().top);
  const opened = await top();
  expect(opened).toBeGreaterThan(0);
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-test-hydrated]')).toBeAttached();
  expect(await top()).toBe(opened);
});
