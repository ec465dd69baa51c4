import { holdScripts } from '../support/hold.ts';
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const menu = (page: Page) => page.locator('[data-nav-screen]');
const toggle = (page: Page) => menu(page).locator('> summary');
const panel = (page: Page) => menu(page).locator('> nav');

for (const { lang, prefix, text } of selectedLanguages('nav-screen')) {
  test(`the menu fills the screen and has everything that the bar hides: ${lang}`, async ({
    page,
  }) => {
    await openHydrated(page, prefix + guide);
    await expect(toggle(page)).toHaveAttribute('aria-label', text('navigationMenu'));
    await toggle(page).tap();
    const pages = {
      en: ['Guide', 'Config', '简体中文'],
      zh: ['指南', '配置', 'English'],
    };
    for (const item of [...pages[lang], /^GitHub/, /^X/, /^Discord/])
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

test('the page behind is inert; the focus cycles in the menu and returns', async ({
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

test('it closes on navigation', async ({ page }) => {
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

test('it closes at 768 px, and from 769 px on the bar has everything', async ({
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

test('a press on another control of the bar closes it and works', async ({ page }) => {
  await openHydrated(page, guide);
  await toggle(page).tap();
  await page.locator('[data-switch-appearance]').tap();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('it opens before React and stays open on hydration', async ({ page }) => {
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
