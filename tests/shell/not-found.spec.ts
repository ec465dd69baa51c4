import { readFileSync } from 'node:fs';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { hydrate } from '../support/hydration.ts';
import { siteOutput } from '../support/site.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

async function expectNotFound(page: Page, lang: 'en' | 'zh') {
  const main = page.locator('[data-not-found]');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    texts.notFoundText[lang],
  );
  await expect(main.getByRole('link').first()).toHaveText(texts.takeMeHomeText[lang]);
  await expect(page.locator('html')).toHaveAttribute(
    'lang',
    lang === 'zh' ? 'zh-CN' : 'en',
  );
  await expect(page).toHaveTitle('404 - Rslib');
  await expect(page.locator('.rp-outline, .rp-toc-item')).toHaveCount(0);
}

/** Answers as a host that has a single error page. */
async function oneErrorPage(page: Page) {
  await page.route(
    (url) =>
      /\/(zh\/nope|en\/|api\/|guide\/upgrade\/|config\/lib\/wasm)/.test(url.pathname),
    (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html; charset=utf-8',
        body: readFileSync(`${siteOutput}/404.html`, 'utf8'),
      }),
  );
}

for (const [path, lang] of [
  ['nope', 'en'],
  ['guide/nope/deeper', 'en'],
  ['zh/nope', 'zh'],
  ['zh/guide/nope', 'zh'],
] as const) {
  test(`/${path} is the 404 page in ${lang}, before and after React`, async ({
    page,
    baseURL,
  }) => {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain(texts.notFoundText[lang]);
    expect(html).toContain(texts.takeMeHomeText[lang]);

    const complaints = complaintsOf(page);
    await page.goto(path);
    complaints.length = 0; // The status itself is reported by the browser.
    await expectNotFound(page, lang);
    await hydrate(page);
    await expectNotFound(page, lang);
    expect(complaints).toEqual([]);

    await page.getByRole('link', { name: texts.takeMeHomeText[lang] }).click();
    await expect(page).toHaveURL(`${baseURL}${lang === 'zh' ? 'zh/' : ''}`);
    await expect(page.locator('[data-tool-stack]')).toBeVisible();
  });
}

test('a host with a single error page shows the Chinese one, too', async ({ page }) => {
  await oneErrorPage(page);
  const complaints = complaintsOf(page);
  await page.goto('zh/nope');
  await expectNotFound(page, 'zh');
  complaints.length = 0;
  await page.locator('[data-switch-appearance]').click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expectNotFound(page, 'zh');
  expect(complaints).toEqual([]);
});

test('without redirects of the host, the prefix of the default language is removed', async ({
  page,
  baseURL,
}) => {
  await oneErrorPage(page);
  await page.goto('en/guide/start/quick-start?a=1#next-steps');
  await expect(page).toHaveURL(`${baseURL}guide/start/quick-start?a=1#next-steps`);
  await expect(page.locator('[data-not-found]')).toHaveCount(0);
});

for (const [asked, to] of [
  ['config/lib/wasm', 'config/lib/#wasm'],
  ['config/lib/wasm#wasmmode', 'config/lib/#wasmmode'],
  ['config/lib/wasm?a=1', 'config/lib/?a=1#wasm'],
  ['zh/config/lib/wasm', 'zh/config/lib/#wasm'],
  ['api/javascript-api/types.html', 'guide/advanced/javascript-api-exports#types'],
  ['zh/guide/upgrade/v0-to-v1', 'zh/guide/basic/upgrade-rslib#changes'],
] as const) {
  test(`without redirects of the host, the moved address /${asked} leads to its section`, async ({
    page,
    baseURL,
  }) => {
    await oneErrorPage(page);
    await page.goto(asked);
    await expect(page).toHaveURL(`${baseURL}${to}`);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
}

test('only the first segment of an address is a language', async ({ page, baseURL }) => {
  await openHydrated(page, 'guide/en/nope');
  await expect(page).toHaveURL(`${baseURL}guide/en/nope`);
  await expectNotFound(page, 'en');
});

for (const [path, lang] of [
  ['100%25', 'en'],
  ['guide/100%25?a=1', 'en'],
  ['zh/100%25', 'zh'],
  ['%E0%A4%A', 'en'],
  ['zh/%ff', 'zh'],
] as const) {
  test(`/${path} cannot be decoded and is a working 404 page in ${lang}`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await openHydrated(page, path);
    await expectNotFound(page, lang);
    await expect(page).toHaveURL(baseURL + path);
    await page.locator('[data-switch-appearance]').click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('link', { name: texts.takeMeHomeText[lang] }).click();
    await expect(page.locator('[data-tool-stack]')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('an anchor that cannot be decoded does not break the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await openHydrated(page, 'guide/start/quick-start#100%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an unknown address inside the app is the 404 page', async ({ page, baseURL }) => {
  await openHydrated(page, 'zh/');
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/zh/nope');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await expectNotFound(page, 'zh');
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(baseURL ?? '');
});
