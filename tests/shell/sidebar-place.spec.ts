// The sidebar keeps its place: it scrolls only where the entry of the page would be out of sight.
import { holdScripts } from '../support/hold.ts';
import { english } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const sidebar = (page: Page) => page.locator('#site-sidebar');
const entry = (page: Page) => sidebar(page).locator('[aria-current=page]');

/** How far the sidebar is scrolled and had to, and how far the entry is from its edges. */
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
      isNeeded: box.bottom + frame.scrollTop > bottom,
      height: bottom - top,
    };
  });
}

/** Pages with their entry at the top of the sidebar, in its middle and at its end. */
const pages = ['guide/start/', 'config/lib/footer', 'zh/guide/faq/limits'];

/** Expects that the sidebar of a page has scrolled only if it had to. */
async function expectPlace(page: Page, path: string): Promise<void> {
  const { scrolled, above, below, isNeeded, height } = await placeOf(page);
  // Browsers scroll by whole pixels.
  expect(above, path).toBeGreaterThan(-1);
  expect(below, path).toBeGreaterThan(-1);
  if (isNeeded) expect(above, path).toBeGreaterThan(height / 4);
  else expect(scrolled, path).toBe(0);
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'before React' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a page opens with its entry in sight, and scrolls only as far as that needs', async ({
      page,
    }) => {
      if (javaScriptEnabled) await holdScripts(page);
      // Each page is the first one, so the sidebar has no place to keep.
      await page.addInitScript(() => sessionStorage.clear());
      await page.setViewportSize({ width: 1024, height: 480 });
      for (const path of pages) {
        await page.goto(path);
        await expectPlace(page, path);
      }
      await page.setViewportSize({ width: 390, height: 480 });
      await page.goto('guide/faq/limits');
      await page.getByRole('button', { name: english.text('menuTitle') }).click();
      await expect(entry(page)).toBeInViewport({ ratio: 1 });
      // Nothing covers it, such as the title of the menu.
      await entry(page).click({ trial: true });
    });
  });

test('an entry stays under the pointer that clicks it, before and with React', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const { release } = await holdScripts(page);
  for (const react of [false, true]) {
    if (react) {
      release();
      await openHydrated(page, 'guide/faq/');
    } else await page.goto('guide/faq/');
    const link = sidebar(page).locator('a[href$="/guide/start/npm-packages"]');
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect((await link.boundingBox())?.y, react ? 'with React' : '').toBe(before?.y);
  }
});
