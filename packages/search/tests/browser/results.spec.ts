// The results of a query, by keyboard, mouse and touch.
import { expect, test } from '@playwright/test';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { selectedLanguages } from '../../../../tests/support/languages.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, search } from './panel.ts';

const guide = 'guide/start/quick-start';

test.beforeEach(({ page }) => visited(page));

test('seven pages are shown at first, more on demand, and their number is announced', async ({
  page,
}) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  await search(panel, 'rslib');
  const pages = async () => {
    const links = await panel.options.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')?.replace(/#.*/, '')),
    );
    return new Set(links).size;
  };
  expect(await pages()).toBe(7);
  const shown = await panel.options.count();
  await expect(panel.dialog.getByRole('status')).toHaveText(
    texts.searchCount.en.replace('{count}', String(shown)),
  );
  await panel.dialog.getByRole('button', { name: texts.searchMore.en }).click();
  await expect.poll(pages).toBe(14);
});

test('the arrow keys wrap around, and Enter follows the current result in this tab', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  const ids = await panel.options.evaluateAll((all) => all.map(({ id }) => id));
  const current = () => panel.input.getAttribute('aria-activedescendant');
  expect(await current()).toBe(ids[0]);
  await page.keyboard.press('ArrowUp');
  expect(await current()).toBe(ids.at(-1));
  await page.keyboard.press('ArrowDown');
  expect(await current()).toBe(ids[0]);
  await page.keyboard.press('ArrowDown');
  expect(await current()).toBe(ids[1]);
  await expect(panel.current).toHaveAttribute('id', ids[1] ?? '');
  await expect(panel.current).toBeInViewport();
  const to = await panel.current.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(panel.dialog).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});

test('Enter right after the last letter waits for the results', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  await panel.input.fill('umdname');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/lib\/umd-name$/);
});

test('keys of an input method do nothing', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  const before = await panel.input.getAttribute('aria-activedescendant');
  for (const key of ['ArrowDown', 'Enter']) {
    await panel.input.evaluate((input, name) => {
      const about = { key: name, bubbles: true, cancelable: true, isComposing: true };
      input.dispatchEvent(new KeyboardEvent('keydown', about));
    }, key);
  }
  expect(await panel.input.getAttribute('aria-activedescendant')).toBe(before);
  await expect(panel.dialog).toBeVisible();
});

test('a result is a link that can be clicked and tapped', async ({ page }) => {
  await page.goto(`zh/${guide}`);
  const panel = await openSearch(page);
  await search(panel, '产物 结构');
  const first = panel.options.first();
  await expect(first).toHaveAttribute('href', /^\/zh\//);
  await first.click();
  await expect(panel.dialog).toBeHidden();
  await expect(page.locator('h1')).toContainText('产物结构');
});

for (const { lang, prefix } of selectedLanguages('results')) {
  const none = texts.searchNoResultsText[lang];
  const hint = texts.searchSuggestedQueryText[lang];
  test(`a query without results says so until it is cleared (${lang})`, async ({
    page,
  }) => {
    await page.goto(prefix + guide);
    const { dialog, input } = await openSearch(page);
    await input.fill('qqqqzzzzxxxx');
    await expect(dialog.getByText(none)).toContainText('qqqqzzzzxxxx');
    await expect(dialog.getByText(hint)).toBeVisible();
    await input.fill('');
    await expect(dialog.getByText(none)).toHaveCount(0);
  });
}

test('below the notice that nothing was found are the closest words, to search for', async ({
  page,
}) => {
  await page.goto(guide);
  const { dialog, input, options } = await openSearch(page);
  await input.fill('TS2309');
  await expect(dialog.getByText(texts.searchNoResultsText.en)).toContainText('TS2309');
  await expect(dialog.getByRole('heading').first()).toHaveText(texts.searchClosest.en);
  await expect(options).toHaveCount(0);
  await dialog.getByRole('button', { name: 'ts2307' }).click();
  await expect(input).toHaveValue('ts2307');
  await expect(options.first()).toHaveAttribute(
    'href',
    /\/faq\/error-codes(\.html)?#ts2307/,
  );
});

test('clearing the input clears the results', async ({ page }) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  await search(panel, 'format');
  await panel.input.fill('');
  await expect(panel.options).toHaveCount(0);
});

test('a query is searched for once typing pauses', async ({ page }) => {
  await page.addInitScript(() => {
    const queries: string[] = [];
    Object.assign(window, { queries });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message, ...rest: []) {
      if (message?.kind === 'search') queries.push(message.query);
      return postMessage.call(this, message, ...rest);
    };
  });
  await page.goto(guide);
  const panel = await openSearch(page);
  await panel.input.evaluate(async (input) => {
    if (!(input instanceof HTMLInputElement)) return;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const text of ['u', 'um', 'umd']) {
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  });
  await panel.options.first().waitFor();
  const queries = await page.evaluate(() => Object(window).queries);
  expect(queries.at(-1)).toBe('umd');
  expect(queries).not.toContain('u');
});

test('recent searches are offered again until they are cleared', async ({ page }) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  const recent = panel.dialog.getByRole('region', { name: texts.searchRecent.en });
  await expect(recent).toHaveCount(0);
  await search(panel, 'umd name');
  await panel.options.first().click();
  await expect(page).toHaveURL(/umd-name/);
  await openSearch(page);
  await expect(panel.input).toHaveValue('umd name');
  await panel.input.fill('');
  await recent.getByRole('button', { name: 'umd name' }).click();
  await expect(panel.input).toHaveValue('umd name');
  await panel.input.fill('');
  await recent.getByRole('button', { name: texts.searchForget.en }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('rslib-recent-searches'))).toBe(
    '[]',
  );
});

test('broken data in the storage shows no recent searches', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rslib-recent-searches', '{"a":'));
  await page.goto(guide);
  const { dialog } = await openSearch(page);
  await expect(dialog).toBeVisible();
  const recent = dialog.getByRole('region', { name: texts.searchRecent.en });
  await expect(recent).toHaveCount(0);
});

test('the query is marked in the results, and highlighted on the page until Escape', async ({
  page,
}) => {
  await page.goto(guide);
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  await expect(panel.options.first().locator('mark').first()).toHaveText('umdName');
  await panel.options.first().click();
  const marked = () => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);
  await expect.poll(marked).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await marked()).toBe(0);
});
