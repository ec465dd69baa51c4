// The drawer of small screens: named, modal, closed by Escape, and without a script.
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/basic/output-format';

test.use({ viewport: { width: 960, height: 800 } });
const drawer = (page: Page) => page.locator('.rp-doc-layout__sidebar');

for (const [prefix, menu, name, close] of [
  ['', 'Menu', 'Pages of this section', 'Close the menu'],
  ['zh/', '菜单', '本栏目的页面', '关闭菜单'],
] as const) {
  test(`the Menu button opens a named drawer and gets the focus back: /${prefix}`, async ({
    page,
  }) => {
    await openHydrated(page, prefix + guide);
    const button = page.getByRole('button', { name: menu, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name })).toBeVisible();
    await expect(drawer(page).locator('[aria-current="page"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: close }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('while the drawer is open the focus stays in it, and everything else is inert', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer(page).locator('[aria-current="page"]')).toBeFocused();
  const inDrawer = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('.rp-doc-layout__sidebar') !== null,
    );
  // Over the last link, and back over the first control: the browser's own controls may come between, never the page.
  await drawer(page).locator('a[href]').last().focus();
  for (const key of [
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
  ]) {
    await page.keyboard.press(key);
    expect(await inDrawer(), key).toBe(true);
  }
  expect(
    await page.locator('main').evaluate((main) => main.closest('[inert]') !== null),
  ).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
});

test('a click beside the drawer, another page and a wider window close it', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const open = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(drawer(page).getByRole('button').first()).toBeVisible();
  };
  await open();
  await page.mouse.click(900, 500);
  await expect(drawer(page)).toBeHidden();
  await open();
  await drawer(page).getByRole('link', { name: 'Command line' }).click();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  await expect(drawer(page)).toBeHidden();
  await open();
  await page.setViewportSize({ width: 961, height: 800 });
  await expect(drawer(page)).not.toHaveClass(/--open/);
  await expect(drawer(page)).toHaveCSS('position', 'sticky');
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
});

test('the drawer opens before React, and is modal once React is there', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto(guide);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
  release();
  await hydrate(page);
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).locator(':focus')).toHaveCount(1);
});

test('the button of the outline tells where the reader is, and closes on the way to a heading', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const outline = page.locator('.rp-doc-layout__outline');
  const button = page.locator('.rp-sidebar-menu__right');
  await expect(button).toHaveAccessibleName('ON THIS PAGE');
  await button.click();
  await outline.getByRole('link', { name: 'CJS only' }).click();
  await expect(outline).toBeHidden();
  await expect(page).toHaveURL(/#/);
  await expect(button).toHaveAccessibleName('ON THIS PAGE: CJS only');
  await button.press('Enter');
  await expect(outline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outline).toBeHidden();
  await expect(button).toBeFocused();
});

test('a bar that sticks does not make the page jump when its button gets the focus', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});
