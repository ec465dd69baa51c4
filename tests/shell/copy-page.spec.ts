// The page as Markdown: copied on a click and not before, opened by a link, and a failure is told.
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const doc = 'config/lib/id';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** On small screens the button stands in the popover of the outline. */
async function reach(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.locator('[popovertarget]:visible').last().click();
}

const row = (page: Page) => page.locator('[data-copy-page]');

for (const prefix of ['', 'zh/']) {
  test(`/${prefix}${doc} is copied as its Markdown, which is fetched on the click`, async ({
    page,
    isMobile,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (one) => {
      if (one.url().endsWith('.md')) asked.push(one.url());
    });
    await openHydrated(page, prefix + doc);
    await reach(page, isMobile);
    expect(asked).toEqual([]);
    await row(page).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
    await expect(row(page).getByRole('status')).toHaveText(prefix ? '已复制' : 'Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get(`${prefix}${doc}.md`)).text());
    expect(asked).toHaveLength(1);
    await expect(row(page).getByRole('button')).toBeFocused();
  });
}

test('a click before React is there copies too', async ({ page, isMobile }) => {
  await page.goto(doc);
  await reach(page, isMobile);
  await row(page).getByRole('button').click();
  await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
});

for (const [kind, answer] of [
  ['a file that is not there', { status: 404, body: 'none' }],
  ['a page in its place', { status: 200, contentType: 'text/html', body: '<p>hello' }],
  ['a broken connection', undefined],
] as const) {
  test(`${kind} is told, copies nothing, and the link stays`, async ({
    page,
    isMobile,
  }) => {
    await page.route('**/*.md', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await openHydrated(page, doc);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await reach(page, isMobile);
    await row(page).getByRole('button').click();
    await expect(row(page)).toHaveAttribute('data-copy-page', 'failed');
    await expect(row(page).getByRole('button')).toHaveText('Could not copy');
    await expect(row(page).getByRole('status')).toContainText('could not be copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
    await expect(row(page).getByRole('link')).toHaveAttribute('href', /\/id\.md$/);
    // It can be tried again.
    await page.unrouteAll();
    await row(page).getByRole('button').click();
    await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
  });
}

test('another page starts anew, and an overview has it below its text', async ({
  page,
  isMobile,
}) => {
  await page.goto(doc);
  await reach(page, isMobile);
  await row(page).getByRole('button').click();
  await expect(row(page)).toHaveAttribute('data-copy-page', 'copied');
  await page.goto('config/');
  await expect(page.locator('main [data-copy-page="none"]')).toBeVisible();
});

test('on a phone both can be hit by a finger', { tag: '@phone' }, async ({ page }) => {
  await page.goto(doc);
  await reach(page, true);
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
    await reach(page, isMobile);
    await expect(row(page).getByRole('button')).toBeHidden();
    const href = await row(page).getByRole('link').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toContain('\n# lib.id\n');
  });
});
