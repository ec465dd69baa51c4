// With JavaScript disabled pages can be read and left. That all can: tests/content/built-site.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import { family } from '@site/theme/tool-stack/tools';
import { english } from '../support/languages.ts';

test.use({ javaScriptEnabled: false });

const quickStart = 'guide/start/quick-start';

/** Opens a page of the sidebar, and the page in the other language. */
async function leave(page: Page, languages: () => Promise<unknown>) {
  const link = page.locator('.rp-doc-layout__sidebar a[href$="/basic/output-format"]');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/guide\/basic\/output-format$/);
  await languages();
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/output-format$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
}

test('commands, tabs, tools, navigation and the Markdown of a page can be reached, and controls that need scripts are hidden', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await page.goto(quickStart);
  await expect(page.locator('h1')).toBeVisible();
  const tabs = page.locator('.rp-tabs', { hasText: 'create rslib' }).first();
  await tabs.locator('label', { hasText: /^pnpm$/ }).click();
  await expect(tabs.getByText('pnpm create rslib@latest', { exact: true })).toBeVisible();
  for (const control of ['[data-search-open]', '[data-switch-appearance]'])
    await expect(page.locator(control)).toBeHidden();
  await expect(page.locator('.rp-code-button-group').first()).toBeHidden();
  const row = page.locator('[data-copy-page]');
  await expect(row.getByRole('button')).toBeHidden();
  const href = await row.getByRole('link').getAttribute('href');
  const markdown = await request.get(href ?? '');
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toContain('\n# Quick start\n');

  const panel = page.locator('#tools-popover');
  await page.locator('[data-tools] > button').click();
  await expect(panel.getByRole('link')).toHaveCount(family.links.length);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await leave(page, () =>
    page.locator('header').getByRole('link', { name: '简体中文' }).click(),
  );

  await page.goto('guide/start/');
  const sample = page.locator('fieldset', { hasText: 'dist/index.d.ts' }).first();
  const types = sample.locator('pre', { hasText: 'export declare function percent' });
  await expect(types).toBeHidden();
  await sample.locator('label', { hasText: 'dist/index.d.ts' }).click();
  await expect(types, 'the tabs of a sample open by a click').toBeVisible();

  await page.goto('config/');
  await expect(
    page.getByText('Bundles the declarations of each entry into one file.'),
  ).toBeVisible();
  await expect(
    page.getByRole('searchbox', { name: english.text('overview.filterNameText') }),
  ).toBeHidden();
});

test('on a phone the menus of pages and languages open', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(quickStart);
  await page.getByRole('button', { name: english.text('menuTitle') }).click();
  const menu = page.locator('[data-nav-screen]');
  await leave(page, async () => {
    await menu.locator('button').first().click();
    await expect(menu.getByRole('link', { name: 'Config' })).toBeVisible();
    await menu.getByRole('link', { name: '简体中文' }).click();
  });
});
