// The sidebar and the outline on small screens.
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { english, selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/basic/output-format';

test.use({ viewport: { width: 960, height: 800 } });
const drawer = (page: Page) => page.locator('.rp-doc-layout__sidebar');

const menuButton = (page: Page, { text }: Pick<typeof english, 'text'> = english) =>
  page.getByRole('button', { name: text('menuTitle'), exact: true });

for (const language of selectedLanguages('drawer')) {
  const { lang, prefix, text } = language;
  test(`the Menu button opens a named drawer and gets the focus back: ${lang}`, async ({
    page,
  }) => {
    await openHydrated(page, prefix + guide);
    const button = menuButton(page, language);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('navigation', { name: text('sidebarNavigation') }),
    ).toBeVisible();
    await expect(drawer(page).locator('[aria-current="page"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: text('closeMenu') }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('while the drawer is open, the focus stays in it and everything else is inert', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await menuButton(page).click();
  await expect(drawer(page).locator('[aria-current="page"]')).toBeFocused();
  const inDrawer = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('.rp-doc-layout__sidebar') !== null,
    );
  // Past the last link and back: the focus may go to the browser's controls, never to the page.
  await drawer(page).locator('a[href]').last().focus();
  for (const key of [...Array(3).fill('Tab'), ...Array(4).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await inDrawer(), key).toBe(true);
  }
  expect(
    await page.locator('main').evaluate((main) => main.closest('[inert]') !== null),
  ).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
});

test('a click outside, another page and a wider window close the drawer', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const open = async () => {
    await menuButton(page).click();
    await expect(drawer(page).getByRole('button').first()).toBeVisible();
  };
  await open();
  await page.mouse.click(900, 500);
  await expect(drawer(page)).toBeHidden();
  await open();
  await drawer(page).getByRole('link', { name: 'Command line' }).click();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  // Its arrival closes the drawer.
  await expect(page.locator('h1')).toContainText('Command line');
  await expect(drawer(page)).toBeHidden();
  await open();
  await page.setViewportSize({ width: 961, height: 800 });
  await expect(drawer(page)).not.toHaveClass(/--open/);
  await expect(drawer(page)).toHaveCSS('position', 'sticky');
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
});

test('the drawer opens before React and is modal after hydration', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto(guide);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  release();
  await hydrate(page);
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).locator(':focus')).toHaveCount(1);
});

test('the outline button names the current heading, and choosing one closes the outline', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const outline = page.locator('.rp-doc-layout__outline');
  const button = page.locator('.rp-sidebar-menu__right');
  await expect(button).toHaveAccessibleName(english.text('outlineTitle'));
  await button.click();
  await outline.getByRole('link', { name: 'CJS only' }).click();
  await expect(outline).toBeHidden();
  await expect(page).toHaveURL(/#/);
  await expect(button).toHaveAccessibleName(`${english.text('outlineTitle')}: CJS only`);
  await button.press('Enter');
  await expect(outline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outline).toBeHidden();
  await expect(button).toBeFocused();
});

test('the page does not scroll when a button of the sticky bar gets the focus', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await menuButton(page).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});
