// The sidebar and the outline on small screens.

import { english, languages } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/npm-packages';
const [, { prefix, text }] = languages;

test.use({ viewport: { width: 960, height: 800 } });

const drawer = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const current = (page: Page) => drawer(page).locator('[aria-current="page"]');
const inert = (page: Page) => page.locator('[inert]');

const menuButton = (page: Page, { text: name }: Pick<typeof english, 'text'> = english) =>
  page.getByRole('button', { name: name('menuTitle'), exact: true });

test('the Menu button opens a named drawer, which is modal and gives the focus back', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto(prefix + guide);
  const button = menuButton(page, { text });
  await button.click();
  await expect(drawer(page), 'before React').toBeVisible();
  release();
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(drawer(page), 'React takes it over open').toBeVisible();
  await expect(drawer(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer(page), 'by Escape').toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('navigation', { name: text('sidebarNavigation') }),
  ).toBeVisible();
  await expect(current(page)).toBeFocused();
  const inDrawer = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('.rp-doc-layout__sidebar') !== null,
    );
  // Past the last group: the focus may go to the browser's controls, never to the page.
  await drawer(page).locator('summary').last().focus();
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab');
    expect(await inDrawer()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(inert(page)).toHaveCount(0);
  await expect(button, 'Escape gives the focus back').toBeFocused();
});

test('the drawer closes by itself, and the outline when a heading is chosen', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const outline = page.locator('.rp-doc-layout__outline');
  const button = page.locator('.rp-sidebar-menu__right');
  const title = english.text('outlineTitle');
  const heading = 'Frameworks';
  await expect(button).toHaveAccessibleName(title);
  await button.click();
  await outline.getByRole('link', { name: heading }).click();
  await expect(outline).toBeHidden();
  await expect(page).toHaveURL(/#/);
  await button.press('Enter');
  await expect(outline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outline).toBeHidden();
  await expect(button).toBeFocused();

  const open = async () => {
    await menuButton(page).click();
    await expect(drawer(page).getByRole('button').first()).toBeVisible();
  };
  await open();
  await page.mouse.click(900, 500);
  await expect(drawer(page), 'a click outside').toBeHidden();
  await open();
  await drawer(page).locator('summary', { hasText: 'Troubleshoot' }).click();
  await drawer(page).getByRole('link', { name: 'Limits' }).click();
  await expect(page).toHaveURL(/\/guide\/faq\/limits$/);
  await expect(page.locator('h1')).toContainText('limits');
  await expect(drawer(page), 'another page').toBeHidden();
  await open();
  await page.setViewportSize({ width: 961, height: 800 });
  await expect(drawer(page), 'a wider window').not.toHaveClass(/--open/);
  await expect(drawer(page)).toHaveCSS('position', 'sticky');
  await expect(inert(page)).toHaveCount(0);
});
