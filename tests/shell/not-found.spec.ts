// Addresses that lead nowhere, that somebody mistyped, and that have moved.

import { english, languages } from '../languages.ts';
import { hydrate } from '../support/hydration.ts';
import { built } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

const [, chinese] = languages;
type Language = (typeof languages)[number];

async function expectNotFound(page: Page, { lang, prefix, text }: Language) {
  const main = page.locator('[data-not-found]');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('notFoundText'));
  const home = main.getByRole('link', { name: text('takeMeHomeText') });
  await expect(home).toHaveAttribute('href', `/${prefix}`);
  const code = lang === 'zh' ? 'zh-CN' : 'en';
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page).toHaveTitle('404 - Rslib');
  await expect(page.locator('.rp-outline, .rp-toc-item')).toHaveCount(0);
}

test('an unknown address shows the 404 page, before React and with it', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  for (const [path, language] of [
    ['zh/guide/nope/deeper', chinese],
    // Only the first segment is a language.
    ['guide/en/nope', english],
    // Decoded once it is `100%`, which cannot be decoded again; the other one cannot be at all.
    ['guide/100%25?a=1', english],
    ['zh/%ff', chinese],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    complaints.length = 0; // The status itself is reported by the browser.
    await expectNotFound(page, language);
    await hydrate(page);
    await expectNotFound(page, language);
    await expect(page).toHaveURL(`${baseURL}${path}`);
    await page.getByRole('link', { name: language.text('takeMeHomeText') }).click();
    await expect(page).toHaveURL(`${baseURL}${language.prefix}`);
    await expect(page.locator('[data-tool-stack]'), path).toBeVisible();
    expect(complaints, path).toEqual([]);
  }
});

test('a host with a single error page sends /en/ and moved addresses on', async ({
  page,
  baseURL,
}) => {
  await page.route(
    (url) => /\/(en\/|config\/lib\/wasm)/.test(url.pathname),
    (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html; charset=utf-8',
        body: built('404.html'),
      }),
  );
  const start = 'guide/start/?a=1#what-you-get';
  for (const [asked, to] of [
    [`en/${start}`, start],
    ['config/lib/wasm.html#wasmmode', 'config/lib/#wasmmode'],
    ['zh/config/lib/wasm?a=1', 'zh/config/lib/?a=1#wasm'],
  ] as const) {
    await page.goto(asked);
    await expect(page, asked).toHaveURL(`${baseURL}${to}`);
    await expect(page.locator(new URL(page.url()).hash), asked).toBeInViewport();
    await expect(page.locator('[data-not-found]'), asked).toHaveCount(0);
  }
});

test('a host that answers with a page of its own keeps the 404 page that it has', async ({
  page,
}) => {
  await page.route('**/zh/**', (route) => {
    const isAsked = route.request().isNavigationRequest();
    const body = isAsked ? built('404.html') : '<h1>Welcome</h1>';
    return route.fulfill({ status: isAsked ? 404 : 200, contentType: 'text/html', body });
  });
  await page.goto('zh/nowhere');
  await expectNotFound(page, english);
});

test('the 404 page suggests the nearest address without React, and a search', async ({
  page,
}) => {
  const { prefix, text } = chinese;
  await page.route('**/static/js/**', (route) => route.abort());
  const found = page.locator('[data-suggestions] li').first();
  const link = found.getByRole('link');
  // A letter is missing; another folder and a part of the name.
  for (const [asked, nearest] of [
    ['guide/basic/typscript.html', 'guide/basic/typescript'],
    ['config/umd', 'config/lib/umd-name'],
  ] as const) {
    await page.goto(prefix + asked);
    await expect(found, asked).toContainText(`/${prefix}${nearest}`);
    await expect(link, asked).toHaveAttribute('href', RegExp(`/${prefix}${nearest}$`));
  }
  await link.click();
  await expect(page).toHaveURL(/\/zh\/config\/lib\/umd-name$/);
  await page.unrouteAll();

  await page.goto('xyz');
  await expect(page.locator('[data-suggestions]'), 'like no other').toBeHidden();
  await expect(
    page.getByRole('navigation', { name: english.text('notFoundSections') }),
  ).toBeVisible();

  await page.goto(`${prefix}guide/tree-shaking`);
  const search = page.getByRole('link', { name: text('notFoundSearch') });
  await expect(search).toHaveText(`${text('notFoundSearch')} tree shaking`);
  await search.click();
  await expect(page.getByRole('combobox')).toHaveValue('tree shaking');
});
