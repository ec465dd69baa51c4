// A reader goes from one section of the site to another, and comes back.
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

const guide = 'guide/start/quick-start';
const config = (page: Page) => page.locator('header nav a[href$="/config/"]').first();
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');

/** The documents that are asked for from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The page of that heading, with the sidebar of its section in which it is the current one. */
async function shows(page: Page, path: RegExp, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1').first()).toContainText(heading);
  await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
}

test('another section opens inside the document, with its own sidebar, forth and back', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, guide);
  const documents = documentsOf(page);
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
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the other language opens inside the document, and so does the home page', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const documents = documentsOf(page);
  await page.locator('header a[hreflang]').first().click();
  await shows(page, /\/zh\/guide\/start\/quick-start$/, '快速上手');
  await page.locator('header a:has(img)').first().click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(page.locator('h1')).toHaveText('Rslib');
  await page.goBack();
  await shows(page, /\/zh\/guide\/start\/quick-start$/, '快速上手');
  expect(documents).toEqual([]);
});

test('back after a reload leads to the section that was left', async ({ page }) => {
  await openHydrated(page, guide);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await shows(page, /\/quick-start$/, 'Quick start');
});

test('an address that a host reads otherwise shows its page', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, '%67uide/start/quick-start.html');
  await shows(page, /\/guide\/start\/quick-start$/, 'Quick start');
  expect(complaints).toEqual([]);
});
