// Navigation inside the app: transitions, scroll position, head tags, progress bar.
import { hold } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf, documentsOf } from '../support/visitor.ts';

const guide = 'guide/start/quick-start';
const chunks = '**/static/js/async/route-*';
const config = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Config', exact: true });
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');

test.describe('view transitions', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      Object.assign(window, { transitions: 0 });
      const start = document.startViewTransition?.bind(document);
      document.startViewTransition = (update) => {
        Object.assign(window, { transitions: Reflect.get(window, 'transitions') + 1 });
        return start(update);
      };
    });
  });

  async function expectTransitions(page: Page, count: number) {
    await openHydrated(page, 'guide/start/');
    await config(page).click();
    await expect(page).toHaveURL(/\/config\/$/);
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'transitions'))).toBe(count);
  }

  test('a link inside the site starts one', async ({ page }) => {
    await expectTransitions(page, 1);
  });

  test('with enableContentAnimation off there are none', async ({ page }) => {
    let replaced = false;
    await page.route('**/static/js/**', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(
        /(["']?enableContentAnimation["']?:\s*)(?:true|!0)/,
        '$1false',
      );
      replaced ||= body !== script;
      await route.fulfill({ response, body });
    });
    await expectTransitions(page, 0);
    expect(replaced).toBe(true);
  });

  test('a reader who prefers reduced motion sees none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectTransitions(page, 0);
  });

  test('a browser that does not support them shows the page, too', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'startViewTransition', { value: undefined });
    });
    await expectTransitions(page, 0);
  });
});

for (const hash of ['', '#esm']) {
  test(`hydration keeps the scroll position${hash && ', also below an anchor'}`, async ({
    page,
  }) => {
    await page.goto(`config/lib/format${hash}`);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await hydrate(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  });
}

test('another page opens at its top, or at the heading in its address', async ({
  page,
}) => {
  /** Unlike a pointer, does not scroll to the link first. */
  const click = (element: HTMLElement | SVGElement) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const link = (href: string) => page.locator(`main a[href$="${href}"]`).first();
  await openHydrated(page, 'config/lib/dts');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await link('dts-pitfalls#one-folder').evaluate(click);
  await expect(page).toHaveURL(/dts-pitfalls#one-folder$/);
  await expect(page.locator('#one-folder')).toBeInViewport();
  await link('/config/lib/dts').evaluate(click);
  await expect(page.locator('h1')).toContainText('lib.dts');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Expects a page with its heading, marked as current in the sidebar of its section. */
async function expectPage(page: Page, path: RegExp, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1').first()).toContainText(heading);
  await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
}

test('another section opens inside the app with its own sidebar, also back and forward', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, guide);
  const documents = documentsOf(page);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await sidebar(page).getByRole('link', { name: 'lib.format' }).first().click();
  await expectPage(page, /\/config\/lib\/format$/, 'lib.format');
  await page.goBack();
  await page.goBack();
  await expectPage(page, /\/quick-start$/, 'Quick start');
  await page.goForward();
  await page.goForward();
  await expectPage(page, /\/config\/lib\/format$/, 'lib.format');
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the other language and the home page open inside the app', async ({ page }) => {
  await openHydrated(page, guide);
  const documents = documentsOf(page);
  await page.locator('header a[hreflang]').first().click();
  await expectPage(page, /\/zh\/guide\/start\/quick-start$/, '快速上手');
  await page.locator('header a:has(img)').first().click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(page.locator('[data-tool-stack]')).toBeVisible();
  await page.goBack();
  await expectPage(page, /\/zh\/guide\/start\/quick-start$/, '快速上手');
  expect(documents).toEqual([]);
});

test('going back after a reload leads to the previous section', async ({ page }) => {
  await openHydrated(page, guide);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expectPage(page, /\/quick-start$/, 'Quick start');
});

test('an address with an escaped letter and an extension shows its page', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openHydrated(page, '%67uide/start/quick-start.html');
  await expectPage(page, /\/guide\/start\/quick-start$/, 'Quick start');
  expect(complaints).toEqual([]);
});

/** The head tags that programs read. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getAttribute(name))
        .sort();
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      editions: attribute('link[rel=alternate][type]', 'href'),
      ogTitle: attribute('meta[property="og:title"]', 'content'),
      ogDescription: attribute('meta[property="og:description"]', 'content'),
      ogUrl: attribute('meta[property="og:url"]', 'content'),
      ogImage: attribute('meta[property="og:image"]', 'content'),
    };
  });

test('after a change of page or language the head tags are those of the reloaded page', async ({
  page,
}) => {
  await openHydrated(page, guide);
  const before = await headOf(page);

  await page
    .locator('.rp-doc-layout__sidebar a[href$="/guide/basic/output-format"]')
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(/Output formats/);
  await expect
    .poll(() => headOf(page).then((head) => head.canonical))
    .not.toEqual(before.canonical);
  const followed = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(followed);

  await hydrate(page);
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('h1')).toHaveText(/产物格式/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const translated = await headOf(page);
  await page.reload();
  expect(await headOf(page)).toEqual(translated);
});

test('the script of a page is loaded once, when the pointer is over a link to it', async ({
  page,
}) => {
  const requested: string[] = [];
  await openHydrated(page, 'guide/start/');
  page.on('request', (request) => {
    if (request.url().includes('/async/route-')) requested.push(request.url());
  });
  await config(page).hover();
  await expect.poll(() => requested.length).toBe(1);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  expect(requested).toHaveLength(1);
});

test.describe('the progress bar', () => {
  /** Opens another page whose script waits for `release`, with the clock paused. */
  async function start(page: Page) {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, 'guide/start/');
    const { asked, release } = await hold(page, chunks);
    await page.clock.pauseAt(Date.now() + 60_000);
    await config(page).click();
    await expect.poll(() => asked.length).toBe(1);
    return release;
  }
  const bar = (page: Page) => page.locator('#nprogress');
  /** How far the bar is from its end, in percent. */
  const missing = (page: Page) =>
    bar(page)
      .locator('.bar')
      .evaluate((element) =>
        Number.parseFloat(
          /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1] ?? '',
        ),
      );

  test('shows after 200 ms, starts at 8 %, moves, and disappears with the page', async ({
    page,
  }) => {
    const release = await start(page);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page).locator('.spinner')).toHaveCount(0);
    await page.clock.runFor(50);
    expect(await missing(page)).toBe(-92);
    await page.clock.runFor(1000);
    const later = await missing(page);
    expect(later).toBeGreaterThan(-92);
    expect(later).toBeLessThanOrEqual(-90);
    release();
    await expect(page).toHaveURL(/\/config\/$/);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('the page opens without the bar if the script of the bar is missing', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(/\/static\/js\/async\/(?!route-|diagrams)/, (route) =>
      route.abort(),
    );
    const release = await start(page);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/config\/$/);
    expect(errors).toEqual([]);
  });
});
