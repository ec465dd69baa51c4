// The page as Markdown, copied on a click. The link to it is in tests/shell/no-scripts.spec.ts.
import { languages } from '../languages.ts';
import { clipboardOf, expect, openHydrated, type Page, test } from '../support/test.ts';

const doc = 'config/lib/id';
const [, chinese] = languages;

const row = (page: Page) => page.locator('[data-copy-page]');
const button = (page: Page) => row(page).getByRole('button');

test('a page is copied as Markdown, also before React, and opened where that fails', async ({
  page,
  request,
}) => {
  const copied = await clipboardOf(page);
  const { prefix, text } = chinese;
  // A click before React.
  await page.goto(prefix + doc);
  await button(page).click();
  await expect(row(page).getByRole('status')).toHaveText(text('copied'));
  await expect(button(page)).toHaveText(text('copied'));
  const markdown = await (await request.get(`${prefix}${doc}.md`)).text();
  expect(await copied()).toBe(markdown);
  await page.locator('header nav a[href$="/config/"]').first().click();
  await expect(
    page.locator('main [data-copy-page] button'),
    'an overview has the button below its text, and the outcome resets',
  ).toHaveText(text('copyMarkdown'));

  await openHydrated(page, doc);
  await page.route('**/*.md', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>hello' }),
  );
  await button(page).press('Enter');
  await expect(page).toHaveURL(/\/id\.md$/);
});
