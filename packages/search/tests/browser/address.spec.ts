// The address opens search and says what is searched for; Back opens it as it was left.

import { expect, openHydrated, test } from '@site/test-support/test';
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { openSearch, panelOf } from './panel.ts';

const guide = 'guide/start/quick-start';

test('an address opens search with its query, and an open search is in it', async ({
  page,
  baseURL,
}) => {
  const { input, dialog, options } = panelOf(page);
  for (const end of ['?q=umd%20name', '#search=umd%20name']) {
    // The empty page makes the next address more than a step within this one.
    await page.goto('about:blank');
    await page.goto(guide + end);
    await expect(input, end).toHaveValue('umd name');
    await expect(options.first(), end).toContainText('lib.umdName');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`${guide}#search`);
  await expect(dialog.locator('[data-search-status=inited]')).toBeVisible();
  await page.keyboard.type('umd name');
  await expect(options.first(), '#search').toContainText('lib.umdName');
  await input.fill('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(baseURL + guide);
  await page.evaluate(() => window.location.assign('#search'));
  await expect(page).toHaveURL(/#search$/);
  await expect(dialog, 'a link, once the panel is loaded').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(baseURL + guide);
  await page.goto(`${guide}#search=%E0%A4%A`);
  await expect(input, 'a query that cannot be decoded').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto(`${guide}#build`);
  await openSearch(page);
  await input.fill('umd name');
  await options.first().waitFor();
  await expect(page).toHaveURL(`${baseURL}${guide}?q=umd+name#build`);
  await dialog.getByRole('button', { name: texts.searchClose.en }).click();
  await expect(page).toHaveURL(`${baseURL}${guide}#build`);
});

test('Back from a result restores dialog, query and current result, before React and with it', async ({
  page,
}) => {
  for (const isRunning of [false, true]) {
    await test.step(isRunning ? 'with React' : 'before React', async () => {
      if (!isRunning) await page.route('**/static/js/**', (route) => route.abort());
      await (isRunning ? openHydrated(page, guide) : page.goto(guide));
      await page.locator('[data-search-open]').click();
      const { dialog, input, options, current } = panelOf(page);
      await input.fill('umd name');
      await options.nth(2).waitFor();
      await input.press('ArrowDown');
      await input.press('ArrowDown');
      const chosen = await current.getAttribute('href');
      await input.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${chosen}$`));
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\?q=umd\+name$/);
      await expect(input).toHaveValue('umd name');
      await expect(input).toBeFocused();
      await expect(current).toHaveAttribute('href', chosen ?? '');
      await input.fill('umd');
      await expect(page).toHaveURL(/\?q=umd$/);
      await expect(dialog.getByRole('status')).not.toBeEmpty();
      await expect(options.first(), 'of another query').toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-search-open]')).toBeFocused();
      await expect(page).toHaveURL(/quick-start$/);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${chosen}$`));
      await expect(dialog).toBeHidden();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});
