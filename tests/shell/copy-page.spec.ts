// The page as Markdown, copied on a click. The link to it is in tests/content/no-scripts.spec.ts.
import { english, languages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const doc = 'config/lib/id';
const [, chinese] = languages;

const row = (page: Page) => page.locator('[data-copy-page]');
const button = (page: Page) => row(page).getByRole('button');
const state = 'data-copy-page';

test('a page is copied as Markdown, also before React and after a failure', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('.md')) asked.push(one.url());
  });
  await openHydrated(page, chinese.prefix + doc);
  expect(asked).toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(row(page)).toHaveAttribute(state, 'copied');
  await expect(row(page).getByRole('status')).toHaveText(chinese.text('copied'));
  const markdown = await (await request.get(`${chinese.prefix}${doc}.md`)).text();
  expect(await clipboard()).toBe(markdown);
  expect(asked).toHaveLength(1);
  await expect(button(page)).toBeFocused();

  await page.goto(doc);
  for (const [kind, answer] of [
    ['a missing file', { status: 404, body: 'none' }],
    ['an HTML page', { status: 200, contentType: 'text/html', body: '<p>hello' }],
    ['a broken connection', undefined],
  ] as const) {
    await page.route('**/*.md', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    // The first of these clicks is before React.
    await button(page).click();
    await expect(row(page), kind).toHaveAttribute(state, 'failed');
    await expect(button(page), kind).toHaveText(english.text('markdownNotCopied'));
    await expect(row(page).getByRole('status'), kind).toHaveText(
      english.text('markdownFailed'),
    );
    expect(await clipboard(), kind).toBe('before');
    await expect(row(page).getByRole('link'), kind).toHaveAttribute('href', /\/id\.md$/);
    await page.unrouteAll();
    await button(page).click();
    await expect(row(page), `again after ${kind}`).toHaveAttribute(state, 'copied');
  }

  await page.locator('header nav a[href$="/config/"]').first().click();
  await expect(
    page.locator('main [data-copy-page="none"]'),
    'an overview has the button below its text, and the outcome resets',
  ).toBeVisible();
  await page.reload();
  await button(page).click();
  await expect(row(page), 'a click before React').toHaveAttribute(state, 'copied');
});
