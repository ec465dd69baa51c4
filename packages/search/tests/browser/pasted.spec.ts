// What readers bring to search: a log from their terminal, and what they searched for before.
import { readFileSync } from 'node:fs';
import { hold } from '@site/test-support/hold';
import { expect, test } from '@site/test-support/test';
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { panelOf } from './panel.ts';

const log = readFileSync(
  new URL('../engine/logs/rslib-module-not-found.txt', import.meta.url),
  'utf8',
);

test('a pasted log leads to its error, also before the scripts are there, and is kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const held = await hold(page, '**/static/search/panel.*');
  await page.goto(`zh/guide/start/`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), log);
  await page.locator('[data-search-open]').click();
  const { dialog, input, options } = panelOf(page);
  await input.pressSequentially('why ');
  await page.keyboard.press('Control+v');
  held.release();
  await expect(input).toHaveValue(/^why × Module not found: Can't resolve '\.\/sums'/);
  // The names know no messages; the text does.
  await dialog.locator('[data-search-status=inited]').waitFor();
  await options.first().waitFor();
  await expect(options.first()).toHaveAttribute('href', /faq\/errors#module-not-found/);
  const [before = ''] = texts.searchShortened.zh.split('{count}');
  const note = dialog.locator('.search-cut');
  await expect(note).toContainText(before);
  const top = async (one: typeof note) => (await one.boundingBox())?.y ?? 0;
  expect(await top(note)).toBeLessThan(await top(options.first()));

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue(/^why × Module not found/);
  await expect(options.first()).toBeVisible();
  await page.keyboard.type('qqqqzzzzxxxx');
  await expect(input).toHaveValue('qqqqzzzzxxxx');
  const popular = dialog.getByRole('region', { name: texts.searchPopular.zh });
  await expect(popular.getByRole('link'), 'all popular pages exist').toHaveCount(6);
  await popular.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/output-format$/);
  await expect(dialog).toBeHidden();
});
