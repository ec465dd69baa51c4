// The results of a query, by keyboard, mouse and touch.

import { hold } from '@site/test-support/hold';
import { expect, test } from '@site/test-support/test';
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { openSearch, panelOf, search } from './panel.ts';

const guide = 'guide/start/';

test('seven pages are shown, arrow keys wrap around, and misses get the closest words', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  const { dialog, input, options, current } = panel;
  await search(panel, 'rslib');
  const pages = async () => {
    const links = await options.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')?.replace(/#.*/, '')),
    );
    return new Set(links).size;
  };
  await expect.poll(pages, 'pages at first').toBe(7);
  const shown = String(await options.count());
  await expect(dialog.getByRole('status')).toHaveText(
    texts.searchCount.en.replace('{count}', shown),
  );
  await dialog.getByRole('button', { name: texts.searchMore.en }).click();
  await expect.poll(pages, 'pages on demand').toBe(14);
  await input.fill('');
  await expect(options, 'results of an empty field').toHaveCount(0);

  await search(panel, 'umd name');
  await expect(input).not.toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await expect(options.first().locator('mark').first()).toHaveText('umdName');
  const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
  const isCurrent = (index: number) =>
    expect(input).toHaveAttribute('aria-activedescendant', ids.at(index) ?? '');
  await isCurrent(0);
  for (const key of ['ArrowDown', 'Enter'])
    await input.evaluate((field, name) => {
      const about = { key: name, bubbles: true, cancelable: true, isComposing: true };
      field.dispatchEvent(new KeyboardEvent('keydown', about));
    }, key);
  await isCurrent(0);
  await expect(dialog, 'after Enter of an input method').toBeVisible();
  await page.keyboard.press('ArrowUp');
  await isCurrent(-1);
  await page.keyboard.press('ArrowDown');
  await isCurrent(0);
  await page.keyboard.press('ArrowDown');
  await isCurrent(1);
  await expect(current).toHaveAttribute('id', ids[1] ?? '');
  await expect(current).toBeInViewport();

  await input.fill('umdx');
  await expect(dialog.getByText('No results for "umdx"')).toBeVisible();
  const hint = 'Please try again with a different keyword';
  await expect(dialog.getByText(hint, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading').first()).toHaveText(texts.searchClosest.en);
  await expect(options).toHaveCount(0);
  await dialog.getByRole('button', { name: 'umd', exact: true }).click();
  await expect(input).toHaveValue('umd');
  await input.fill('TS2309');
  await expect(options.first()).toHaveAttribute(
    'href',
    /\/faq\/typescript-errors(\.html)?#errors/,
  );
});

test('Enter follows the first result, marks the query there, and recent searches are offered', {
  tag: '@desktop',
}, async ({ page }) => {
  const script = await hold(page, '**/static/search/*.js');
  await page.goto(guide);
  const panel = panelOf(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('umdname');
  await page.keyboard.press('Enter');
  await expect(panel.input, 'before the search script is there').toBeVisible();
  script.release();
  await expect(page).toHaveURL(/\/config\/lib\/umd-name$/);
  await expect(panel.dialog).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('rslib-searches'));

  await page.goto(guide);
  await openSearch(page);
  const recent = panel.dialog.getByRole('region', { name: texts.searchRecent.en });
  await expect(recent).toHaveCount(0);
  await panel.input.fill('umd name');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/lib\/umd-name$/);
  await expect(panel.dialog).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
  const marked = () => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);
  await expect.poll(marked, 'marks on the page').toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(marked, 'marks after Escape').toBe(0);

  await openSearch(page);
  await expect(panel.input).toHaveValue('umd name');
  await panel.input.fill('');
  await recent.getByRole('button', { name: 'umd name' }).click();
  await expect(panel.input).toHaveValue('umd name');
  await page.keyboard.press('Enter');
  await expect(panel.dialog).toBeHidden();
  await openSearch(page);
  await panel.input.fill('');
  await expect(recent.getByRole('listitem'), 'a search that was repeated').toHaveCount(1);
  await recent.getByRole('button', { name: texts.searchForget.en }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('rslib-searches'))).toBeNull();
});

test('a Chinese query without results says so, and results can be clicked or tapped', async ({
  page,
}) => {
  await page.goto(`zh/${guide}`);
  const panel = await openSearch(page);
  const { dialog, input, options } = panel;
  await input.fill('qqqqzzzzxxxx');
  const none = dialog.getByText(
    texts.searchNoResultsText.zh.replace('{query}', 'qqqqzzzzxxxx'),
    { exact: true },
  );
  await expect(none).toBeVisible();
  await expect(dialog.getByText(texts.searchSuggestedQueryText.zh)).toBeVisible();
  await input.fill('');
  await expect(none).toHaveCount(0);

  await search(panel, '产物 结构');
  const first = options.first();
  await expect(first).toHaveAttribute('href', /\/zh\//);
  await first.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('h1')).toContainText('产物结构');
});
