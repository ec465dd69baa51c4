// Where the system chooses the colours, every control and its state can be seen.
import { expect, openHydrated, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Background, which a state has to change. */
const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('switches, chosen cards and tabs of the explorer are visible', async ({ page }) => {
  await openHydrated(page, 'guide/start/explorer');
  const toggle = page.getByRole('switch').first();
  await expect(toggle).toBeVisible();
  expect(await toggle.evaluate((element) => getComputedStyle(element).appearance)).toBe(
    'auto',
  );
  for (const [chosen, other] of [
    ['label:has(> :checked)', 'label:has(> [type=radio]:not(:checked))'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ] as const)
    expect(await background(page, chosen)).not.toBe(await background(page, other));
});

test('the current page and section are visible', async ({ page }) => {
  await openHydrated(page, 'config/lib/format');
  for (const place of ['.rp-doc-layout__sidebar', '.rp-doc-layout__outline nav'])
    expect(await background(page, `${place} a[aria-current]`)).not.toBe(
      await background(page, `${place} a:not([aria-current])`),
    );
});
