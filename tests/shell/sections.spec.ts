// A section of the site comes with the page, or when somebody is about to go there, and what cannot be had is opened as a document.
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { complaintsOf, visited } from '../support/visitor.ts';

const guide = 'guide/start/quick-start';
const config = (page: Page) => page.locator('header nav a[href$="/config/"]').first();
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

/** Names of the sections and counts of the documents and pages that are asked for from now on, in their order. */
function asked(page: Page) {
  const found = { sections: [] as string[], pages: 0, documents: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, section] = /\/section-([\w-]+)\./.exec(pathname) ?? [];
    if (section) found.sections.push(section);
    if (pathname.includes('/route-')) found.pages++;
    if (request.isNavigationRequest()) found.documents.push(pathname);
  });
  return found;
}

/** The page of that heading, with the sidebar of its section in which it is the current one. */
async function shows(page: Page, path: RegExp, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1').first()).toContainText(heading);
  await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
}

for (const [path, names] of [
  [guide, ['guide']],
  ['zh/config/lib/format', ['zh-config']],
  ['', []],
  ['zh/', []],
] as const) {
  test(`/${path} asks for its own section and for no other`, async ({ page }) => {
    const { sections } = asked(page);
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(sections).toEqual(names);
  });
}

test('another section comes with the pointer over a link, once, and following asks for nothing', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(guide);
  await hydrate(page);
  const found = asked(page);
  await config(page).hover();
  await expect.poll(() => found.pages).toBe(1);
  expect(found.sections).toEqual(['config']);
  await page.waitForLoadState('networkidle');
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await sidebar(page).getByRole('link', { name: 'lib.format' }).first().click();
  await shows(page, /\/config\/lib\/format$/, 'lib.format');
  await page.goBack();
  await page.goBack();
  await shows(page, /\/quick-start$/, 'Quick start');
  await page.goForward();
  await page.goForward();
  await shows(page, /\/config\/lib\/format$/, 'lib.format');
  expect(found.sections).toEqual(['config']);
  expect(found.documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the other language is followed inside the document, and so is the home page', async ({
  page,
}) => {
  await page.goto(guide);
  await hydrate(page);
  const found = asked(page);
  await page.locator('header a[hreflang]').first().click();
  await shows(page, /\/zh\/guide\/start\/quick-start$/, '快速上手');
  await page.locator('header a:has(img)').first().click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(page.locator('h1')).toHaveText('Rslib');
  await page.goBack();
  await shows(page, /\/zh\/guide\/start\/quick-start$/, '快速上手');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Rslib');
  expect(found.sections).toEqual(['zh-guide']);
  expect(found.documents).toEqual([]);
});

test.describe('going back after the page was loaded anew', () => {
  async function toConfigAndReload(page: Page): Promise<void> {
    await page.goto(guide);
    await hydrate(page);
    await config(page).click();
    await expect(page).toHaveURL(/\/config\/$/);
    await page.reload();
    await hydrate(page);
  }

  test('makes the section known that this document never saw', async ({ page }) => {
    await toConfigAndReload(page);
    const found = asked(page);
    await page.goBack();
    await shows(page, /\/quick-start$/, 'Quick start');
    expect(found.sections).toEqual(['guide']);
    expect(found.documents).toEqual([]);
  });

  test('loads the document where the section cannot be had', async ({ page }) => {
    await toConfigAndReload(page);
    await page.route('**/section-guide.*', (route) => route.abort());
    const found = asked(page);
    await page.goBack();
    await shows(page, /\/quick-start$/, 'Quick start');
    expect(found.documents).toEqual(['/guide/start/quick-start']);
  });
});

test('a page that its section does not know, because a deploy has taken it away, is opened as a document', async ({
  page,
}) => {
  let changed = false;
  await page.route('**/section-config.*', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const body = script.replaceAll('"en/config/lib/syntax"', '"en/config/lib/gone"');
    changed = body !== script;
    await route.fulfill({ response: answer, body });
  });
  await page.goto(guide);
  await hydrate(page);
  const found = asked(page);
  await page.locator('.rp-doc a[href$="/config/lib/syntax"]').first().click();
  await expect(page.locator('h1')).toContainText('syntax');
  expect(changed).toBe(true);
  expect(found.documents).toEqual(['/config/lib/syntax']);
});

test('an address that a host reads otherwise belongs to its section, too', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('%67uide/start/quick-start.html');
  await hydrate(page);
  await shows(page, /\/guide\/start\/quick-start$/, 'Quick start');
  expect(complaints).toEqual([]);
});
