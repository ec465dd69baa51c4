// Where the system chooses the colours, every control and its state can be seen.
import { holdScripts } from '../support/hold.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

/** Background, which a state has to change. */
const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectDifferent(page: Page, one: string, other: string): Promise<void> {
  expect
    .soft(await background(page, one), `${one} looks like ${other}`)
    .not.toBe(await background(page, other));
}

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

test('in forced colours options, cards, tabs, results and the current page are visible', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, 'config/lib/shims');
  for (const place of ['.rp-doc-layout__sidebar', '.rp-doc-layout__outline nav'])
    await expectDifferent(
      page,
      `${place} a[aria-current]`,
      `${place} a:not([aria-current])`,
    );

  await expectDifferent(
    page,
    'label:has(> :checked)',
    'label:has(> [type=radio]:not(:checked))',
  );
  const tab = '[role=tab][aria-selected=true]';
  await expectDifferent(page, tab, '[role=tab][aria-selected=false]');
  await page.getByRole('radio', { name: 'on', exact: true }).check();
  await expect(page.locator('[role=tab] em').first()).toBeVisible();
  expect.soft(await otherColours(page, tab), 'in the selected file').toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dts bundle');
  await expect(page.getByRole('option', { selected: true })).toContainText('dts');
  expect
    .soft(await otherColours(page, '[role=option][aria-selected=true]'), 'in a result')
    .toEqual([]);
});

test('in forced colours the first code of the playground is painted once', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await holdScripts(page);
  await page.goto('playground/');
  const field = page.locator('main textarea').first();
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(field, 'above the recorded code').toHaveCSS('color', transparent);
  await field.focus();
  await expect(field, 'in use').not.toHaveCSS('color', transparent);
});
