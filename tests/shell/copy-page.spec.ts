// The page as Markdown: copied on a click, or opened by a link.
import { english, selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const doc = 'config/lib/id';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** On small screens the button is in the popover of the outline. */
async function reveal(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.locator('[popovertarget]:visible').last().click();
}

const row = (page: Page) => page.locator('[data-copy-page]');

for (const { lang, prefix, text } of selectedLanguages('copy-page')) {
  test(`a page is copied as Markdown, which is fetched on the click: ${lang}`, async ({
    page,
    isMobile,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (one) => {
      if (one.url().endsWith('.md')) asked.push(one.url());
    });
    await openHydrated(page, prefix + doc);
    await reveal(page, isMobile);
    expect(asked).toEqual([]);
    await row(page).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
    await expect(row(page).getByRole('status')).toHaveText(text('copied'));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get(`${prefix}${doc}.md`)).text());
    expect(asked).toHaveLength(1);
    await expect(row(page).getByRole('button')).toBeFocused();
  });
}

test('a click before React is there copies too', async ({ page, isMobile }) => {
  await page.goto(doc);
  await reveal(page, isMobile);
  await row(page).getByRole('button').click();
  await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
});

for (const [kind, answer] of [
  ['a missing file', { status: 404, body: 'none' }],
  ['an HTML page', { status: 200, contentType: 'text/html', body: '<p>hello' }],
  ['a broken connection', undefined],
] as const) {
  test(`${kind} is reported, copies nothing, and leaves the link`, async ({
    page,
    isMobile,
  }) => {
    await page.route('**/*.md', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await openHydrated(page, doc);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await reveal(page, isMobile);
    await row(page).getByRole('button').click();
    await expect(row(page)).toHaveAttribute('data-copy-page', 'failed');
    await expect(row(page).getByRole('button')).toHaveText(
      english.text('markdownNotCopied'),
    );
    await expect(row(page).getByRole('status')).toHaveText(
      english.text('markdownFailed'),
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
    await expect(row(page).getByRole('link')).toHaveAttribute('href', /\/id\.md$/);
    // It can be tried again.
    await page.unrouteAll();
    await row(page).getByRole('button').click();
    await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
  });
}

test('the outcome resets on the next page, and an overview has the button below its text', async ({
  page,
  isMobile,
}) => {
  await page.goto(doc);
  await reveal(page, isMobile);
  await row(page).getByRole('button').click();
  await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
  await page.goto('config/');
  await expect(page.locator('main [data-copy-page="none"]')).toBeVisible();
});

test('on a phone both are large enough to touch', { tag: '@phone' }, async ({ page }) => {
  await page.goto(doc);
  await reveal(page, true);
  for (const role of ['button', 'link'] as const) {
    const box = await row(page).getByRole(role).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown is opened by a link, and there is no dead button', async ({
    page,
    isMobile,
    request,
  }) => {
    await page.goto(doc);
    await reveal(page, isMobile);
    await expect(row(page).getByRole('button')).toBeHidden();
    const href = await row(page).getByRole('link').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toContain('\n# lib.id\n');
  });
});
