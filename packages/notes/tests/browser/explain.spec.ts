// A pasted output: what readers see of it, and that the page stays usable with a large one.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import labels from '../../src/browser/explain/labels.json' with { type: 'json' };

const address = 'guide/basic/explain-output';
const field = (page: Page) => page.getByRole('textbox', { name: labels.en.field });
const parts = (page: Page, language: 'en' | 'zh' = 'en') =>
  page.getByRole('list', { name: labels[language].result });
const file = 'docs/samples/explain-output/dist/cjs/index.cjs';

test.beforeEach(async ({ page }) => {
  await watchHydration(page);
});

test('a dropped file is explained, part by part and line by line', async ({ page }) => {
  await page.goto(address);
  await hydrate(page);
  await page.locator('[data-styles=paste-field] input[type=file]').setInputFiles(file);
  const item = parts(page).getByRole('listitem').filter({ hasText: '__rspack_i' });
  await expect(item).toContainText('106 B');
  await expect(item.getByRole('link', { name: '__rspack_i' })).toHaveAttribute(
    'href',
    '#commonjs-exports',
  );
  const size = readFileSync(file).length;
  await expect(page.getByRole('status').filter({ hasText: `${size} B` })).toBeVisible();
  await expect(page.locator('pre mark').first()).toHaveText('"use strict";');
  const { violations } = await new AxeBuilder({ page })
    .include('[data-styles=notes]')
    .analyze();
  expect(violations).toEqual([]);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });
  test('an example is explained', async ({ page }) => {
    await page.goto(`zh/${address}`);
    await hydrate(page);
    await page.getByRole('button', { name: labels.zh['example-copied'] }).click();
    await expect(parts(page, 'zh')).toContainText('__webpack_modules__');
  });
});

test('a minified line of a megabyte is read in a worker', async ({ page }) => {
  await page.goto(address);
  await hydrate(page);
  const worker = page.waitForEvent('worker');
  const line = `exports.__esModule=1;${'f(1),g();'.repeat(110_000)}`;
  await field(page).fill(line);
  await worker;
  await expect(parts(page)).toContainText('__esModule', { timeout: 20_000 });
  await expect(page.locator('pre mark')).toHaveCount(1);
});

test('five megabytes are refused, and the text before them stays', async ({ page }) => {
  await page.goto(address);
  await hydrate(page);
  await field(page).fill('"use strict";');
  await page.locator('[data-styles=paste-field] input[type=file]').setInputFiles({
    name: 'large.js',
    mimeType: 'text/javascript',
    buffer: Buffer.alloc(5_000_000, 'a'),
  });
  await expect(page.getByRole('status').filter({ hasText: '5000 kB' })).toBeVisible();
  await expect(field(page)).toHaveValue('"use strict";');
});
