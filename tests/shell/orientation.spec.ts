// Where the reader is, before React and after it: nothing jumps when React arrives.
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { selectedPrefixes } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The links of the outline that look different from most. */
const marked = (page: Page) =>
  page.locator('.rp-doc-layout__outline nav a').evaluateAll((links) => {
    const colors = links.map((link) => getComputedStyle(link).color);
    const count = (color: string) => colors.filter((one) => one === color).length;
    const common = [...colors].sort((a, b) => count(b) - count(a))[0];
    return links
      .filter((_, index) => colors[index] !== common)
      .map((link) => link.getAttribute('href'));
  });

for (const prefix of selectedPrefixes('orientation')) {
  test(`/${prefix}config/lib/dts#interactions opens with its section marked, and stays so`, async ({
    page,
  }) => {
    const { asked, release } = await holdScripts(page);
    await page.goto(`${prefix}config/lib/dts#interactions`);
    await expect.poll(() => marked(page)).toEqual(['#interactions']);
    await page.evaluate(() => {
      location.hash = '#values';
    });
    await expect.poll(() => marked(page)).toEqual(['#values']);
    expect(asked).toEqual([]);
    release();
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expect(
      page.locator('.rp-doc-layout__outline nav a[aria-current]'),
    ).toHaveAttribute('href', '#values');
    expect(await marked(page)).toEqual(['#values']);
  });

  test(`the sidebar of /${prefix}config/rsbuild/output shows it, and stays where the reader leaves it`, async ({
    page,
  }) => {
    const { asked, release } = await holdScripts(page);
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(`${prefix}config/rsbuild/output`);
    const sidebar = page.locator('.rp-doc-layout__sidebar');
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(asked).toEqual([]);
    await sidebar.evaluate((element) => {
      element.scrollTop = 10;
    });
    release();
    await page.keyboard.press('Shift');
    await hydrated(page);
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(10);
  });
}
