// Navigation inside the app: transitions, scroll position, head tags.
import { announcedPages } from '../support/announced.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, scrollTo, test } from '../support/test.ts';
import { complaintsOf, documentsOf } from '../support/visitor.ts';

const guide = 'guide/start/';
const config = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Config', exact: true });
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');

/** Expects a page with its heading, marked as current in the sidebar of its section. */
async function expectPage(page: Page, path: RegExp, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1').first()).toContainText(heading);
  await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
}

/** Counts the view transitions of documents opened from now on; returns a function that reads it. */
async function transitionsOf(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { transitions: 0 });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (update) => {
      Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 });
      return start(update);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'transitions'));
}

test('a page change is announced once its content is there, also with a transition', async ({
  page,
}) => {
  const transitions = await transitionsOf(page);
  const announced = await announcedPages(page);
  for (const [motion, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await openHydrated(page, guide);
    await config(page).click();
    await expect.poll(announced, motion).toEqual(['All configuration options']);
    expect(await transitions(), motion).toBe(count);
    await page.goBack();
    await expect
      .poll(announced, `${motion}, back`)
      .toEqual(['All configuration options', 'Introduction']);
  }
});

test('a link loads its page once, and starts a transition where it may', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const transitions = await transitionsOf(page);
  const requested: string[] = [];
  await openHydrated(page, 'guide/start/');
  page.on('request', (request) => {
    if (request.url().includes('/async/route-')) requested.push(request.url());
  });
  await config(page).hover();
  await expect.poll(() => requested.length, 'scripts on pointing').toBe(1);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(requested, 'scripts after the click').toHaveLength(1);
  expect(await transitions(), 'after a link').toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sidebar(page).getByRole('link', { name: 'lib.footer', exact: true }).click();
  await expectPage(page, /\/config\/lib\/footer$/, 'lib.footer');
  expect(await transitions(), 'with reduced motion').toBe(1);
});

test('a link opens elsewhere while Ctrl or Shift is held, and the page stays', async ({
  page,
  context,
}) => {
  await openHydrated(page, guide);
  for (const key of ['Control', 'Shift'] as const) {
    const elsewhere = context.waitForEvent('page');
    await config(page).click({ modifiers: [key] });
    await expect(await elsewhere, key).toHaveURL(/\/config\/$/);
    await expect(page, key).toHaveURL(/\/guide\/start\/$/);
  }
});

test('hydration keeps the scroll position, and a page opens at its top or heading', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  // Without an anchor: tests/shell/overview.spec.ts.
  await page.goto('config/lib/out-base#interactions');
  await scrollTo(page, 700);
  await hydrate(page);
  expect(await scrollY(), 'after hydration').toBe(700);
  /** Unlike a pointer, does not scroll to the link first. */
  const follow = (href: string) =>
    page
      .locator(`main a[href$="${href}"]`)
      .first()
      .evaluate((element) => {
        element.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true }),
        );
      });
  await scrollTo(page, 500);
  await follow('/config/lib/redirect#outside');
  await expect(page).toHaveURL(/lib\/redirect#outside$/);
  await expect(page.locator('#outside')).toBeInViewport();
  await follow('/config/lib/syntax');
  await expect(page).toHaveURL(/\/lib\/syntax$/);
  await expect(page.locator('h1')).toContainText('lib.syntax');
  await expect.poll(scrollY, 'the top of the page').toBe(0);
});

/** Title, language and address that programs read, of the page or of HTML. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const from =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags = from.querySelectorAll(
      'meta[name=description], meta[property^="og:"], link[rel=canonical], link[rel=alternate][type]',
    );
    return [
      from.documentElement.lang,
      from.title,
      ...[...tags].map(
        (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
      ),
    ].sort();
  }, html);

/** Expects the head tags that the page has when it is reloaded. */
async function expectOwnHead(page: Page) {
  const html = await (await page.request.get(page.url())).text();
  const expected = await headOf(page, html);
  await expect.poll(() => headOf(page), `the head of ${page.url()}`).toEqual(expected);
}

test('pages and languages open inside the app, with sidebar and head tags', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, guide);
  const documents = documentsOf(page);
  await sidebar(page).locator('a[href$="/guide/start/npm-packages"]').first().click();
  await expectPage(page, /\/npm-packages$/, 'npm packages of Rslib');
  await expectOwnHead(page);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await sidebar(page).getByRole('link', { name: 'lib.footer', exact: true }).click();
  await expectPage(page, /\/config\/lib\/footer$/, 'lib.footer');
  await page.goBack();
  await page.goBack();
  await expectPage(page, /\/npm-packages$/, 'npm packages of Rslib');
  await page.goForward();
  await page.goForward();
  await expectPage(page, /\/config\/lib\/footer$/, 'lib.footer');

  await page.locator('header a[hreflang]').first().click();
  await expectPage(page, /\/zh\/config\/lib\/footer$/, 'lib.footer');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expectOwnHead(page);
  await page.locator('header a:has(img)').first().click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(page.locator('[data-tool-stack]')).toBeVisible();
  await page.goBack();
  await expectPage(page, /\/zh\/config\/lib\/footer$/, 'lib.footer');
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test('styles do not grow however many pages and popovers a reader opens', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const styles = () =>
    page.evaluate(() => {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const rules = sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
      const inline = document.querySelectorAll('style, link[rel=stylesheet]').length;
      return { sheets: sheets.length, rules, inline };
    });
  const walk = async () => {
    const tools = page.locator('[data-tools] > button');
    await tools.click();
    await expect(page.locator('#tools-popover')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await config(page).click();
    await expectPage(page, /\/config\/$/, 'All configuration options');
    await sidebar(page).getByRole('link', { name: 'lib.footer', exact: true }).click();
    await expectPage(page, /\/config\/lib\/footer$/, 'lib.footer');
    await page
      .locator('header')
      .getByRole('link', { name: 'Guide', exact: true })
      .click();
    await expectPage(page, /\/guide\/start\/$/, 'Introduction');
  };
  await walk();
  const before = await styles();
  expect(before.rules, 'of the pages that were opened').toBeGreaterThan(100);
  for (let i = 0; i < 3; i++) await walk();
  expect(await styles()).toEqual(before);
});
