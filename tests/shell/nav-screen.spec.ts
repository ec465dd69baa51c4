// The menu of the bar on a phone.

import { languages } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/faq/';
const [, { prefix, text }] = languages;
const menu = (page: Page) => page.locator('[data-nav-screen]');
const toggle = (page: Page) => menu(page).locator('> button');
const panel = (page: Page) => menu(page).locator('> nav');

test('the menu fills the screen, has everything that the bar hides, and keeps the focus', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto(prefix + guide);
  await expect(toggle(page)).toHaveAttribute('aria-label', text('navigationMenu'));
  await toggle(page).tap();
  await expect(panel(page), 'before React').toBeVisible();
  release();
  await hydrated(page);
  await expect(panel(page), 'React leaves it open').toBeVisible();
  for (const item of ['指南', '配置', 'English', /^GitHub/, /^X/, /^Discord/])
    await expect(
      panel(page).getByRole('link', { name: item, exact: true }),
    ).toBeVisible();
  const box = await panel(page).boundingBox();
  const size = page.viewportSize();
  expect(box?.width).toBe(size?.width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size?.height);
  await toggle(page).tap();
  await expect(panel(page), 'a second tap').toBeHidden();

  await toggle(page).press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  for (const behind of ['main', 'header [data-search-open]'])
    await expect(page.locator(`[inert] ${behind}, ${behind}[inert]`), behind).toHaveCount(
      1,
    );
  expect(await page.evaluate(() => scrollY), 'the page behind').toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a touch opens and closes the tools; the menu closes on navigation, by a tap outside, and in a wider window', async ({
  page,
}) => {
  await page.route('https://assets.rspack.rs/**', (route) => route.abort());
  await openHydrated(page, guide);
  const tools = page.locator('[data-tools] > button');
  for (const isOpen of [true, false]) {
    await tools.tap();
    await expect(page.locator('#tools-popover')).toBeVisible({ visible: isOpen });
  }

  await toggle(page).tap();
  await panel(page).getByRole('link', { name: 'Config' }).tap();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(panel(page), 'on the next page').toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await toggle(page).tap();
  const { x = 0, y = 0 } =
    (await page.locator('[data-switch-appearance]').boundingBox()) ?? {};
  await page.touchscreen.tap(x + 9, y + 9);
  await expect(panel(page), 'by a tap in the bar').toBeHidden();

  await toggle(page).tap();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(panel(page), 'at 767 px').toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(panel(page), 'at 768 px').toBeHidden();
  await expect(toggle(page), 'at 768 px').toBeVisible();
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(panel(page), 'at 769 px').toBeHidden();
  await expect(toggle(page), 'at 769 px').toBeHidden();
  await expect(
    page.locator('header').getByRole('link', { name: 'Config' }),
  ).toBeVisible();
});
