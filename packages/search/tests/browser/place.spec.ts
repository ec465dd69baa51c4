// Search keeps its place: Back from a result opens it as it was left.
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { panelOf } from './panel.ts';

const guide = 'guide/start/quick-start';

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

const withoutReact = (page: Page) =>
  page.route('**/static/js/**', (route) => route.abort());

for (const [name, prepare] of [
  ['before React', withoutReact],
  ['in the running app', () => Promise.resolve()],
] as const) {
  test(`Back from a result restores dialog, query and current result, ${name}`, async ({
    page,
  }) => {
    await prepare(page);
    await page.goto(guide);
    if (prepare !== withoutReact) await hydrate(page);
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
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-search-open]')).toBeFocused();
    await expect(page).toHaveURL(/quick-start$/);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${chosen}$`));
    await expect(dialog).toBeHidden();
  });
}
