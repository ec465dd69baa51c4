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

/** Colours of the text in what is selected, other than the one that belongs to the background. */
const otherColours = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((selected) => {
      const { color } = getComputedStyle(selected);
      return [...selected.querySelectorAll('*')]
        .filter(
          (part) => part.checkVisibility() && getComputedStyle(part).color !== color,
        )
        .map((part) => part.outerHTML);
    });

test('all text of a selected result and of a selected file is readable', async ({
  page,
}) => {
  await openHydrated(page, 'guide/start/explorer');
  await page.getByRole('switch', { name: 'minify' }).click();
  await expect(page.locator('[role=tab] em').first()).toBeVisible();
  expect(await otherColours(page, '[role=tab][aria-selected=true]')).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dts bundle');
  await expect(page.getByRole('option', { selected: true })).toContainText('dts');
  expect(await otherColours(page, '[role=option][aria-selected=true]')).toEqual([]);
});

test('the current page and section are visible', async ({ page }) => {
  await openHydrated(page, 'config/lib/format');
  for (const place of ['.rp-doc-layout__sidebar', '.rp-doc-layout__outline nav'])
    expect(await background(page, `${place} a[aria-current]`)).not.toBe(
      await background(page, `${place} a:not([aria-current])`),
    );
});
