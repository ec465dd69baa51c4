// The site built with another base path and with analytics.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../languages.ts';
import { type BuiltSite, buildSite } from '../support/fixture-site.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const [, chinese] = languages;
const base = '/preview/docs/';
const analyticsId = 'G-TEST00000';

test.describe.configure({ mode: 'serial' });

let site: BuiltSite;

test.beforeAll(async () => {
  // It builds the whole site.
  const env = { SITE_ANALYTICS_ID: analyticsId };
  site = await buildSite('rspress.config.ts', base, env);
});

test.afterAll(() => site?.close());

const isOther = ({ origin }: URL) => !site.root.startsWith(origin);

/** Records all requests to other origins, and aborts them. */
async function recordExternal(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(isOther, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

test('every URL in the pages is below the base path, and without an id no page names the host of analytics', () => {
  expect(readFileSync('doc_build/index.html', 'utf8')).not.toContain('googletagmanager');
  const pages = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(90);
  for (const name of pages) {
    const html = readFileSync(path.join(site.folder, name), 'utf8');
    const addresses = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(
      addresses.filter((address) => !address?.startsWith(base)),
      name,
    ).toEqual([]);
  }
});

test('hosts get redirects and headers for the base path, and no robots.txt that nobody would read', () => {
  for (const name of ['_redirects', '_headers']) {
    const rules = readFileSync(path.join(site.folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => !rule.startsWith(base))).toEqual([]);
  }
  expect(readdirSync(site.folder)).not.toContain('robots.txt');
});

test('links, the other language and unknown addresses work below the base path', async ({
  page,
}) => {
  await recordExternal(page);
  // While a page fades in, Playwright scrolls to find the link, and the language keeps that place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, site.root);
  await page.locator('a[href$="/guide/start/quick-start"]').first().click();
  await expect(page).toHaveURL(`${site.root}guide/start/quick-start`);
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`${site.root}zh/guide/start/quick-start`);
  const answer = await page.goto(`${site.root}zh/nowhere`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: chinese.text('takeMeHomeText') }).click();
  await expect(page).toHaveURL(`${site.root}zh/`);
});

test('analytics load late, once, and learn no more than where the reader is', async ({
  page,
}) => {
  const asked = await recordExternal(page);
  await page.clock.install();
  await page.goto(site.root);
  await page.goto(`${site.root}guide/start/quick-start?q=secret&navbar=1#search=secret`);
  await page.locator('[data-search-dialog] input').fill('secret again');
  await expect(page).toHaveURL(/q=secret\+again/);
  expect(asked).toEqual([]);
  await page.clock.runFor(5000);
  await expect
    .poll(() => asked)
    .toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`]);
  const commands = await page.evaluate(() =>
    JSON.stringify((Object(window).dataLayer as IArguments[]).map((one) => [...one])),
  );
  expect(commands).toContain('quick-start?navbar=1');
  expect(commands).not.toContain('secret');
});

test('analytics never load for a reader who does not want to be tracked', async ({
  page,
}) => {
  const asked = await recordExternal(page);
  await page.clock.install();
  for (const [property, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    await page.addInitScript(
      ([key, wish]) =>
        Object.defineProperty(Navigator.prototype, key, {
          configurable: true,
          get: () => (location.search.includes(key) ? wish : null),
        }),
      [property, value] as const,
    );
    await page.goto(`${site.root}?${property}`, { waitUntil: 'networkidle' });
    await page.clock.runFor(5000);
    expect(asked, property).toEqual([]);
  }
});

test('the site works while analytics do not answer, and nothing else may be asked', async ({
  page,
}) => {
  const measured = 'https://region1.google-analytics.com/g/collect';
  const asked: string[] = [];
  // The request stays pending.
  await page.route(
    isOther,
    (route) => void asked.push(new URL(route.request().url()).host),
  );
  await page.clock.install();
  await page.goto(site.root);
  await page.evaluate(
    (addresses) => {
      for (const address of addresses) fetch(address).catch(() => undefined);
    },
    [measured, 'https://evil.example/'],
  );
  await page.clock.runFor(5000);
  await expect
    .poll(() => asked)
    .toEqual(['region1.google-analytics.com', 'www.googletagmanager.com']);
  await page.clock.resume();
  await hydrate(page);
  await page.locator('a[href$="/guide/start/quick-start"]').first().click();
  await expect(page).toHaveURL(`${site.root}guide/start/quick-start`);
});
