// Page scripts are missing, or storage is refused.
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf, documentsOf, refuseStorage } from '../support/visitor.ts';

const chunks = '**/static/js/async/route-*';
const overview = 'guide/faq/';
const quickStart = 'guide/start/quick-start';

test('without its script, every link logs the error and loads the page as a document', async ({
  page,
}) => {
  const loaded = documentsOf(page);
  const logged = complaintsOf(page);
  for (const [selector, target] of [
    ['.rp-doc a[href$="/guide/faq/limits"]', '/guide/faq/limits'],
    // An inline script changes this one, too.
    ['header a[hreflang]', '/zh/guide/faq/'],
  ] as const) {
    await openHydrated(page, overview);
    await page.route(chunks, (route) => route.abort());
    loaded.length = 0;
    await page.locator(selector).first().click();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(page.locator('h1').first(), target).toBeVisible();
    expect(loaded).toEqual([target]);
    expect(logged.join('\n'), target).toMatch(/Loading (CSS )?chunk|ChunkLoadError/);
    await expect(page.locator('#nprogress'), target).toHaveCount(0);
    await page.unroute(chunks);
    logged.length = 0;
  }

  await openHydrated(page, overview);
  const heading = page.locator('h1');
  const before = (await heading.textContent()) ?? '';
  await page.locator('.rp-doc a[href$="/guide/faq/limits"]').first().click();
  await expect(page).toHaveURL(/\/limits$/);
  await page.reload();
  await hydrate(page);
  await page.route(chunks, (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/faq\/$/);
  await expect(heading, 'going back').toHaveText(before);
});

/** Uses the theme switch, tabs and a link. */
async function expectWorks(page: Page, where: string) {
  const frame = page.frames().at(-1) ?? page.mainFrame();
  const heading = frame.locator('h1').first();
  await expect(heading, where).toContainText('Quick start');
  await frame.locator('[data-switch-appearance]').click();
  await expect(frame.locator('html'), where).toHaveClass(/\bdark\b/);
  await frame.locator('.rp-tabs__label__item').nth(1).click();
  await expect(frame.locator('.rp-tabs').getByRole('radio').nth(1), where).toBeChecked();
  await frame.locator('header nav a[href$="/config/"]').first().click();
  await expect(heading, where).toContainText('Configuration');
  await expect(frame.locator('html'), where).toHaveClass(/\bdark\b/);
}

test('the site works in a sandboxed frame and in a browser that refuses storage', async ({
  page,
  context,
  baseURL,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.route('**/embedding', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>
        <iframe sandbox="allow-scripts" width="1300" height="800"
          src="${baseURL}${quickStart}"></iframe>`,
    }),
  );
  await page.goto('embedding');
  await expectWorks(page, 'in a sandboxed frame');
  expect(thrown).toEqual([]);

  const refusing = await context.newPage();
  refusing.on('pageerror', (error) => thrown.push(String(error)));
  await refuseStorage(refusing);
  await refusing.goto(quickStart);
  await expectWorks(refusing, 'without storage');
  expect(thrown).toEqual([]);
});
