// What the service worker promises: visited pages offline, the network's answer whenever there is one, and nothing before intent.

import { serviceWorker } from '../../tools/rspress/offline/index.ts';
import { openSearch, search } from '../search/panel.ts';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { complaintsOf, visited } from '../support/visitor.ts';
import { expect, put, test } from './host.ts';
import { keeps, kept, visit } from './visit.ts';

const guide = 'guide/start/quick-start';
const everything = /./;

test.skip(({ isMobile }) => isMobile, 'the worker does not depend on the device');
test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

test('the first load knows nothing of it', async ({ page, host }) => {
  await page.goto(host.root + guide, { waitUntil: 'networkidle' });
  expect(host.asked.filter((path) => path.includes('sw.js'))).toEqual([]);
  expect(
    await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    ),
  ).toBe(0);
});

test('visited pages are whole offline, however they were reached, and search is, too', async ({
  page,
  host,
}) => {
  await visit(page, host, guide);
  await search(await openSearch(page), 'umd name');
  await page.keyboard.press('Escape');
  await page.locator('header nav a[href$="/config/"]').first().click();
  await keeps(page, 'config/');

  host.fail(everything, 'refuse');
  const complaints = complaintsOf(page);
  for (const path of [guide, 'config/', `${guide}?navbar=1#next`]) {
    await page.goto(host.root + path);
    await expect(page.locator('h1').first()).toBeVisible();
    const bar = page.locator('header').first();
    expect(await bar.evaluate((one) => getComputedStyle(one).position)).not.toBe(
      'static',
    );
    await hydrate(page);
  }
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  await expect(panel.options.first()).toContainText('lib.umdName');
  expect(complaints.filter((text) => !text.includes('net::ERR'))).toEqual([]);
});

for (const [lang, prefix, title, retry] of [
  ['en', '', 'You are offline', 'Try again'],
  ['zh-CN', 'zh/', '当前处于离线状态', '重试'],
] as const) {
  test(`a page that was never visited says so offline in ${lang}, and opens once the network is back`, async ({
    page,
    host,
  }) => {
    await visit(page, host, prefix + guide);
    host.fail(everything, 'refuse');
    const answer = await page.goto(`${host.root}${prefix}config/lib/format`);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveText(title);
    const [link] = await page.locator('li a').all();
    await link?.click();
    await expect(page).toHaveURL(host.root + prefix + guide);
    await page.goBack();
    host.heal();
    await page.getByRole('link', { name: retry }).click();
    await expect(page.locator('h1')).toContainText('lib.format');
  });
}

test('a page comes from the network whenever that answers, also after it failed', async ({
  page,
  host,
}) => {
  await visit(page, host, guide);
  const name = `/${guide}.html`;
  const html = host.site.files.get(name)?.body.toString() ?? '';
  const change = (mark: string) =>
    put(host.site, name, html.replace('</title>', ` ${mark}</title>`));
  change('second');
  await page.goto(host.root + guide);
  await expect(page).toHaveTitle(/second/);
  host.fail(everything, 'refuse');
  await page.goto(host.root + guide);
  await expect(page).toHaveTitle(/second/);
  change('third');
  host.heal();
  await page.goto(host.root + guide);
  await expect(page).toHaveTitle(/third/);
});

test('pages and scripts of a new deploy take the place of the old ones', async ({
  page,
  host,
}) => {
  await visit(page, host, guide);
  // Every hashed file has another name now, and the old names are gone.
  const names = [...host.site.files.keys()].filter((name) => name.startsWith('/static/'));
  const hashes = names.flatMap(
    (name) => /\.([0-9a-f]{8,10})\.[a-z]+$/.exec(name)?.[1] ?? [],
  );
  const pattern = new RegExp([...new Set(hashes)].join('|'), 'g');
  const renamed = (text: string) =>
    text.replace(pattern, (found) => [...found].reverse().join(''));
  for (const [name, { type, body }] of [...host.site.files]) {
    if (/html|javascript|css/.test(type)) put(host.site, name, renamed(body.toString()));
    const file = host.site.files.get(name);
    if (file && renamed(name) !== name) {
      host.site.files.delete(name);
      host.site.files.set(renamed(name), file);
    }
  }
  // The open page is of the old deploy: a page of it that was not loaded is opened as a document.
  await page.locator('header nav a[href$="/config/"]').first().click();
  await expect(page).toHaveURL(/\/config\/$/);
  await page.goto(host.root + guide);
  await hydrate(page);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  for (const src of scripts.filter(Boolean)) expect(renamed(renamed(src))).toBe(src);
  const old = (await kept(page)).filter((name) => names.includes(name));
  expect(old.length).toBeGreaterThan(0);
});

test('no more is kept than is said, and the oldest goes', async ({ page, host }) => {
  const small = await serviceWorker(true, { pages: 2, files: 9 });
  put(host.site, '/sw.js', small);
  const paths = [guide, 'config/', 'guide/basic/output-format'];
  for (const path of paths) await visit(page, host, path);
  await visit(page, host, 'config/');
  const all = await kept(page);
  const pages = all.filter((name) => !name.includes('/static/') && !/\.\w+$/.test(name));
  expect(pages.map((name) => name.slice(new URL(host.root).pathname.length))).toEqual([
    'guide/basic/output-format',
    'config/',
  ]);
  expect(all.length - pages.length).toBeLessThanOrEqual(9);
});

test('switched off, it removes itself and what it kept', async ({ page, host }) => {
  await visit(page, host, guide);
  put(host.site, '/sw.js', await serviceWorker(false));
  await page.goto(`${host.root}config/`);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update(),
  );
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.goto(host.root + guide);
  await expect(page.locator('h1')).toContainText('Quick start');
});
