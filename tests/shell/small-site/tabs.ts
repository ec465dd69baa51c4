import { hydrate } from '../../support/hydration.ts';
import { expect, openHydrated, type Page } from '../../support/test.ts';

const key = 'rspress.tabs.fruit';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const text = (page: Page, name: string) => page.getByText(`Text ${name}`);
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Moves through tabs by keyboard. */
export async function chooseTabs(page: Page, root: string): Promise<void> {
  await openHydrated(page, `${root}parts`);
  const list = page.getByRole('tablist').first();
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect(list.getByRole('tab')).toHaveText(['Apple', 'Pear', 'Plum']);
  await tab(page, 'Apple').focus();
  for (const [pressed, name] of [
    ['ArrowRight', 'Pear'],
    ['End', 'Plum'],
    ['ArrowRight', 'Apple'],
    ['ArrowLeft', 'Plum'],
    ['Home', 'Apple'],
    ['ArrowRight', 'Pear'],
  ] as const) {
    await page.keyboard.press(pressed);
    await expect(tab(page, name), pressed).toBeFocused();
    await expect(tab(page, name), pressed).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[tabindex="0"]'), pressed).toHaveCount(1);
    await expect(panel(name), pressed).toBeVisible();
    await expect(list.locator('[aria-selected="true"]'), pressed).toHaveCount(1);
  }
  await expect(panel('Pear')).toHaveText(/Text on pears/);
  expect(await stored(page)).toBe('1');

  await tab(page, 'One').press('ArrowRight');
  await expect(tab(page, 'Three'), 'arrow keys skip disabled tabs').toBeFocused();
  await expect(text(page, 'three')).toBeVisible();
  await expect(
    text(page, 'on pears'),
    'tabs without a group are independent',
  ).toBeVisible();
}

/** Comes back to the page that `chooseTabs` has opened. */
export async function rememberTabs(page: Page): Promise<void> {
  await tab(page, 'Plum').click();
  await expect(text(page, 'on plums')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(text(page, 'on plums'), 'the tab is remembered').toBeVisible();

  await page.route('**/static/js/**', (route) => route.abort());
  await page.reload();
  await expect(text(page, 'on plums'), 'it is shown before React').toBeVisible();
  await expect(text(page, 'on apples')).toBeHidden();
  await expect(tab(page, 'Plum')).toHaveAttribute('aria-selected', 'true');
  await page.unrouteAll();

  await page.reload();
  await tab(page, 'Pear').click();
  await hydrate(page);
  await expect(
    text(page, 'on pears'),
    'a tab selected before React is kept',
  ).toBeVisible();
  expect(await stored(page)).toBe('1');

  await page.evaluate((name) => localStorage.setItem(name, '7'), key);
  await page.reload();
  await hydrate(page);
  await expect(
    text(page, 'on apples'),
    'a remembered tab that does not exist is ignored',
  ).toBeVisible();
}
