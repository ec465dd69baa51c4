// With JavaScript disabled every page can be read and left, also on a phone.

import { expect, test } from '@playwright/test';
import { english } from '../support/languages.ts';
import { selectedPages } from '../support/selected-pages.ts';

test.use({ javaScriptEnabled: false });

test('a page shows its heading, its text and links', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(180_000);
  for (const { path } of selectedPages()) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    expect(await page.locator('main').innerText(), path).not.toHaveLength(0);
    expect(
      await page
        .locator('main a[href]:visible, .rp-doc-layout__sidebar a[href]:visible')
        .count(),
      path,
    ).toBeGreaterThan(0);
  }
});

test('the navigation and the other language can be reached', async ({
  page,
  isMobile,
}) => {
  await page.goto('guide/start/quick-start');
  const menu = page.locator('[data-nav-screen]');
  if (isMobile) await menu.locator('summary').click();
  const scope = isMobile ? menu : page.locator('header');
  await expect(scope.getByRole('link', { name: 'Config' })).toBeVisible();
  await scope.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\/quick-start$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the sidebar links to other pages', async ({ page, isMobile }) => {
  await page.goto('guide/start/quick-start');
  if (isMobile)
    await page.getByRole('button', { name: english.text('menuTitle') }).click();
  const link = page.locator(
    '.rp-doc-layout__sidebar a[href$="/guide/basic/output-format"]',
  );
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/guide\/basic\/output-format$/);
});

test('controls that need scripts are hidden', async ({ page }) => {
  await page.goto('guide/start/quick-start');
  await expect(page.locator('[data-search-open]')).toBeHidden();
  await expect(page.locator('[data-switch-appearance]')).toBeHidden();
  await expect(page.locator('.rp-code-button-group').first()).toBeHidden();
});

test('the commands of all package managers are shown', async ({ page }) => {
  await page.goto('guide/start/quick-start');
  for (const command of [
    'npm create rslib@latest',
    'yarn create rslib',
    'pnpm create rslib@latest',
    'bun create rslib@latest',
  ]) {
    await expect(
      page.getByText(command, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  }
});

test('the tabs of a sample open by a click', async ({ page }) => {
  await page.goto('guide/start/');
  const sample = page.locator('fieldset', { hasText: 'dist/index.d.ts' }).first();
  const types = sample.locator('pre', { hasText: 'export declare function percent' });
  await expect(types).toBeHidden();
  await sample.locator('label', { hasText: 'dist/index.d.ts' }).click();
  await expect(types).toBeVisible();
});
