// React takes over a page without moving it: the reader may have scrolled before.
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, test } from '../support/test.ts';

for (const hash of ['', '#esm']) {
  test(`a reader who has scrolled ${hash ? 'on from an anchor' : 'down'} stays there`, async ({
    page,
  }) => {
    await page.goto(`config/lib/format${hash}`);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await hydrate(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  });
}

test('another page begins at its top, or at the heading that its address names', async ({
  page,
}) => {
  await openHydrated(page, 'guide/basic/output-format');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.locator('main a[href$="format#live-exports"]').first().evaluate(click);
  await expect(page.locator('#live-exports')).toBeInViewport();
  await page
    .locator('main a[href$="/guide/basic/output-format"]')
    .first()
    .evaluate(click);
  await expect(page.locator('h1')).toContainText('Output format');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Without a pointer, which would scroll to the link first. */
function click(element: HTMLElement | SVGElement): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
