import { holdScripts } from '../support/hold.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const menu = (page: Page) => page.locator('[data-nav-screen]');
const toggle = (page: Page) => menu(page).locator('> summary');
const panel = (page: Page) => menu(page).locator('> nav');

for (const [lang, name, items] of [
  ['en', 'Navigation', ['Guide', 'Config', '简体中文', /^GitHub/, /^X/, /^Discord/]],
  ['zh', '导航菜单', ['指南', '配置', 'English', /^GitHub/, /^X/, /^Discord/]],
] as const) {
  test(`the menu fills the screen and names everything the bar has no room for (${lang})`, async ({
    page,
  }) => {
    await openHydrated(page, lang === 'zh' ? `zh/${guide}` : guide);
    await expect(toggle(page)).toHaveAttribute('aria-label', name);
    await toggle(page).tap();
    for (const item of items)
      await expect(
        panel(page).getByRole('link', { name: item, exact: true }),
      ).toBeVisible();
    const box = await panel(page).boundingBox();
    const size = page.viewportSize();
    expect(box?.width).toBe(size?.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size?.height);
    await toggle(page).tap();
    await expect(panel(page)).toBeHidden();
  });
}

test('the page behind does not scroll and cannot be reached; focus goes round and comes back', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await toggle(page).press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  const stops = new Set<string>();
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press(i < 6 ? 'Tab' : 'Shift+Tab');
    const inside = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.closest('[data-nav-screen]')
        ? (at.textContent ?? '') + at.ariaLabel
        : '';
    });
    expect(inside).not.toBe('');
    stops.add(inside);
  }
  expect(stops.size).toBeGreaterThanOrEqual(6);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main, .rp-doc-layout').first()).toHaveCount(1);
  expect(
    await page.evaluate(() =>
      Boolean(document.querySelector('.rp-doc')?.closest('[inert]')),
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('it closes on a change of route', async ({ page }) => {
  await openHydrated(page, guide);
  await toggle(page).tap();
  await panel(page).getByRole('link', { name: 'Config' }).tap();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => document.querySelector('[inert]'))).toBeNull();
  await page.goBack();
  await toggle(page).tap();
  await page.goForward();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(panel(page)).toBeHidden();
});

test('it stays open at 767 px and closes at 768 px; from 769 px on the bar shows all', async ({
  page,
}) => {
  await openHydrated(page, guide);
  await toggle(page).tap();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeVisible();
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  await expect(
    page.locator('header').getByRole('link', { name: 'Config' }),
  ).toBeVisible();
});

test('a press on the bar beside it closes it and does what it says', async ({ page }) => {
  await openHydrated(page, guide);
  await toggle(page).tap();
  await page.locator('[data-switch-appearance]').tap();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('it opens before React, which takes it over open', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto(guide);
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  release();
  await page.waitForSelector('html[data-test-hydrated]', { state: 'attached' });
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});
