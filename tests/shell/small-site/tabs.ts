import { expect, openHydrated, type Page, test } from '../../support/test.ts';
import { site } from './site.ts';

const key = 'rspress.tabs.fruit';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const text = (page: Page, name: string) => page.getByText(`Text ${name}`);
/** The radio button of a tab, and its label, which is what a reader presses. */
const tab = (page: Page, name: string) => page.getByRole('radio', { name });
const label = (page: Page, name: string) =>
  page.locator('.rp-tabs__label__item', { hasText: name }).first();

test('arrow keys choose tabs, and the chosen one is shown again before React', async ({
  page,
}) => {
  await openHydrated(page, `${site.root}parts`);
  const list = page.getByRole('radiogroup').first();
  await expect(list).toHaveAccessibleName(/./);
  await expect(list.locator('label')).toHaveText(['Apple', 'Pear', 'Plum']);
  await tab(page, 'Apple').focus();
  for (const [pressed, name, shown] of [
    ['ArrowRight', 'Pear', 'on pears'],
    ['ArrowRight', 'Plum', 'on plums'],
    ['ArrowRight', 'Apple', 'on apples'],
    ['ArrowLeft', 'Plum', 'on plums'],
    ['ArrowLeft', 'Pear', 'on pears'],
  ] as const) {
    await page.keyboard.press(pressed);
    await expect(tab(page, name), pressed).toBeFocused();
    await expect(list.getByRole('radio', { checked: true }), pressed).toHaveCount(1);
    await expect(text(page, shown), pressed).toBeVisible();
  }
  await expect(text(page, 'on apples')).toBeHidden();
  expect(await stored(page)).toBe('1');

  await tab(page, 'One').press('ArrowRight');
  await expect(tab(page, 'Three'), 'arrow keys skip disabled tabs').toBeFocused();
  await expect(text(page, 'three')).toBeVisible();
  await expect(
    text(page, 'on pears'),
    'tabs without a group are independent',
  ).toBeVisible();

  await label(page, 'Plum').click();
  await expect(text(page, 'on plums')).toBeVisible();
  await page.route('**/static/js/**', (route) => route.abort());
  await page.reload();
  await expect(text(page, 'on plums'), 'it is shown before React').toBeVisible();
  await expect(text(page, 'on apples')).toBeHidden();
  await expect(tab(page, 'Plum')).toBeChecked();
});
