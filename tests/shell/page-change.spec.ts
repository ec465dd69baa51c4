// Navigation inside the app: transitions, scroll position, head tags, progress bar.
import { hold } from '../support/hold.ts';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf, documentsOf, visited } from '../support/visitor.ts';

const guide = 'guide/start/quick-start';
const chunks = '**/static/js/async/route-*';
const config = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Config', exact: true });
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');

/** Expects a page with its heading, marked as current in the sidebar of its section. */
async function expectPage(page: Page, path: RegExp, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1').first()).toContainText(heading);
  await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
}

test('a link loads the script of its page once, on pointing at it, and starts a transition, unless the reader or the browser has none', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.assign(window, { transitions: 0 });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = (update) => {
      Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 });
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => Reflect.get(window, 'transitions'));
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
  await sidebar(page).getByRole('link', { name: 'lib.format', exact: true }).click();
  await expectPage(page, /\/config\/lib\/format$/, 'lib.format');
  expect(await transitions(), 'with reduced motion').toBe(1);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined });
  });
  await sidebar(page).getByRole('link', { name: 'lib.bundle', exact: true }).click();
  await expectPage(page, /\/config\/lib\/bundle$/, 'lib.bundle');
});

test('hydration keeps the scroll position, and another page opens at its top or at the heading of its address', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  const scroll = (to: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
  for (const hash of ['', '#interactions']) {
    await page.goto(`config/lib/dts${hash}`);
    await scroll(700);
    await hydrate(page);
    expect(await scrollY(), `after hydration of ${page.url()}`).toBe(700);
  }
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
  await scroll(500);
  await follow('dts-pitfalls#one-folder');
  await expect(page).toHaveURL(/dts-pitfalls#one-folder$/);
  await expect(page.locator('#one-folder')).toBeInViewport();
  await follow('/config/lib/dts');
  await expect(page.locator('h1')).toContainText('lib.dts');
  await expect.poll(scrollY, 'the top of the page').toBe(0);
});

/** The head tags that programs read, of the page or of the HTML that the host sends for it. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const from =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const attribute = (selector: string, name: string) =>
      [...from.querySelectorAll(selector)]
        .map((element) => element.getAttribute(name))
        .sort();
    return {
      lang: from.documentElement.lang,
      title: from.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      editions: attribute('link[rel=alternate][type]', 'href'),
      ogTitle: attribute('meta[property="og:title"]', 'content'),
      ogDescription: attribute('meta[property="og:description"]', 'content'),
      ogUrl: attribute('meta[property="og:url"]', 'content'),
      ogImage: attribute('meta[property="og:image"]', 'content'),
    };
  }, html);

/** Expects the head tags that the page has when it is reloaded. */
async function expectOwnHead(page: Page) {
  const html = await (await page.request.get(page.url())).text();
  const expected = await headOf(page, html);
  await expect.poll(() => headOf(page), `the head of ${page.url()}`).toEqual(expected);
}

test('pages, sections, the other language and home open inside the app, back and forward, each with its sidebar and head tags', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, guide);
  const documents = documentsOf(page);
  await sidebar(page).locator('a[href$="/guide/basic/output-format"]').first().click();
  await expectPage(page, /\/output-format$/, 'Output formats');
  await expectOwnHead(page);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await sidebar(page).getByRole('link', { name: 'lib.format', exact: true }).click();
  await expectPage(page, /\/config\/lib\/format$/, 'lib.format');
  await page.goBack();
  await page.goBack();
  await expectPage(page, /\/output-format$/, 'Output formats');
  await page.goForward();
  await page.goForward();
  await expectPage(page, /\/config\/lib\/format$/, 'lib.format');

  await page.locator('header a[hreflang]').first().click();
  await expectPage(page, /\/zh\/config\/lib\/format$/, 'lib.format');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expectOwnHead(page);
  await page.locator('header a:has(img)').first().click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(page.locator('[data-tool-stack]')).toBeVisible();
  await page.goBack();
  await expectPage(page, /\/zh\/config\/lib\/format$/, 'lib.format');
  expect(documents).toEqual([]);

  // Going back after a reload, to another section.
  await page.locator('header nav a[href="/zh/guide/start/"]').first().click();
  await expectPage(page, /\/zh\/guide\/start\/$/, '');
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expectPage(page, /\/zh\/config\/lib\/format$/, 'lib.format');
  expect(complaints).toEqual([]);
});

/** Opens another page whose script waits for `release`, with the clock paused. */
async function openSlowly(page: Page) {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, 'guide/start/');
  const { asked, release } = await hold(page, chunks);
  await page.clock.pauseAt(Date.now() + 60_000);
  await config(page).click();
  await expect.poll(() => asked.length).toBe(1);
  return release;
}

test('a progress bar shows while a page takes longer than 200 ms, starts at 8 % and moves; without its script the page opens, too', async ({
  page,
  context,
}) => {
  const bar = page.locator('#nprogress');
  /** How far the bar is from its end, in percent. */
  const missing = () =>
    bar
      .locator('.bar')
      .evaluate((element) =>
        Number.parseFloat(
          /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1] ?? '',
        ),
      );
  const release = await openSlowly(page);
  await page.clock.runFor(199);
  await expect(bar, 'after 199 ms').toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar, 'after 200 ms').toHaveCount(1);
  await expect(bar.locator('.spinner')).toHaveCount(0);
  await page.clock.runFor(50);
  expect(await missing()).toBe(-92);
  await page.clock.runFor(1000);
  const later = await missing();
  expect(later).toBeGreaterThan(-92);
  expect(later).toBeLessThanOrEqual(-90);
  release();
  await expect(page).toHaveURL(/\/config\/$/);
  await page.clock.runFor(2000);
  await expect(bar, 'with the page').toHaveCount(0);

  const other = await context.newPage();
  await visited(other);
  await watchHydration(other);
  const errors: string[] = [];
  other.on('pageerror', (error) => errors.push(String(error)));
  await other.route(/\/static\/js\/async\/(?!route-|diagrams)/, (route) => route.abort());
  const releaseOther = await openSlowly(other);
  await other.clock.runFor(1000);
  await expect(other.locator('#nprogress'), 'without its script').toHaveCount(0);
  releaseOther();
  await expect(other).toHaveURL(/\/config\/$/);
  expect(errors).toEqual([]);
});
