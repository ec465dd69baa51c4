// The explorer on other pages: one option on its own page, and the demonstration of the home page.
import { expect, test } from '@playwright/test';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { explorerOf, recorded, texts } from './support.ts';

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

test('an option page toggles its option, keeps its address, and links to the explorer', async ({
  page,
}) => {
  await page.goto('config/lib/format');
  await hydrate(page);
  const { root, radio, status } = explorerOf(page);
  await expect(root.getByRole('switch')).toHaveCount(0);
  await radio('format', 'umd').check();
  await expect(status).toContainText('format: esm → umd');
  await expect(page).toHaveURL(/\/config\/lib\/format$/);
  await root.getByRole('link', { name: texts.openExplorer.en }).click();
  await expect(page).toHaveURL(/\/guide\/start\/explorer\?state=\w+\.umd$/);
  await expect(radio('format', 'umd')).toBeChecked();
});

test('the home page shows the output that its toggles select', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  const { root, radio, toggle, status } = explorerOf(page);
  await radio('format', 'cjs').check();
  await expect(status).toContainText('format: esm → cjs');
  await toggle('minify').click();
  await expect(status).toContainText('minify: off → on');
  const [script] = recorded('utility.cjs.minify').files;
  await expect(root).toContainText(script?.text?.trimEnd() ?? 'no script');
});
