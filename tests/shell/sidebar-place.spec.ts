// The sidebar keeps its place: it scrolls only where the entry of the page would be out of sight.
import { holdScripts } from '../support/hold.ts';
import { english } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const sidebar = (page: Page) => page.locator('#site-sidebar');
const entry = (page: Page) => sidebar(page).locator('[aria-current=page]');

/** How far the sidebar is scrolled, and how far the entry is from its edges. */
async function placeOf(page: Page) {
  return entry(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const frame = element.closest('#site-sidebar');
    if (!frame) throw new Error('The entry is in no sidebar.');
    const { top, bottom } = frame.getBoundingClientRect();
    return {
      scrolled: frame.scrollTop,
      above: box.top - top,
      below: bottom - box.bottom,
      natural: box.bottom - top + frame.scrollTop,
      height: bottom - top,
    };
  });
}

const first = ['guide/start/', 'guide/start/quick-start', 'config/', 'zh/guide/start/'];
const later = ['guide/basic/publish', 'config/rsbuild/plugins', 'zh/guide/faq/errors'];

/** Expects that the sidebar of a page has scrolled only if it had to. */
async function expectPlace(page: Page, path: string): Promise<void> {
  const { scrolled, above, below, natural, height } = await placeOf(page);
  expect(above, path).toBeGreaterThanOrEqual(0);
  expect(below, path).toBeGreaterThanOrEqual(0);
  if (natural <= height) expect(scrolled, path).toBe(0);
  else expect(above, path).toBeGreaterThan(height / 4);
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'before React' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a page opens with its entry in sight, and never at the top of a scrolled sidebar', async ({
      page,
    }) => {
      if (javaScriptEnabled) await holdScripts(page);
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [1440, 480],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of [...first, ...later]) {
          await page.goto(path);
          await expectPlace(page, `${path} at ${width}x${height}`);
        }
      }
    });

    test('the menu of a phone opens with the entry in sight', async ({ page }) => {
      if (javaScriptEnabled) await holdScripts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['guide/start/quick-start', 'guide/basic/publish']) {
        await page.goto(path);
        await page.getByRole('button', { name: english.text('menuTitle') }).click();
        await expect(entry(page)).toBeInViewport({ ratio: 1 });
        // Nothing covers it, such as the title of the menu.
        await entry(page).click({ trial: true });
      }
    });
  });

for (const react of [false, true])
  test(`an entry stays under the pointer that clicks it, ${react ? 'with' : 'before'} React`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    if (!react) await holdScripts(page);
    const path = 'guide/basic/output-format';
    if (react) await openHydrated(page, path);
    else await page.goto(path);
    for (const name of ['Output structure', 'Command line', 'Publish']) {
      const link = sidebar(page).getByRole('link', { name, exact: false }).first();
      await link.scrollIntoViewIfNeeded();
      const before = await link.boundingBox();
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      expect((await link.boundingBox())?.y, name).toBe(before?.y);
    }
  });
