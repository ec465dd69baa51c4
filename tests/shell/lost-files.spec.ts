// A file cannot be loaded: the page can be read, and what failed can be retried.
import { readFileSync } from 'node:fs';
import { explorerOf } from '../../packages/explorer/tests/browser/support.ts';
import { panelOf, search } from '../../packages/search/tests/browser/panel.ts';
import { hydrate } from '../support/hydration.ts';
import { english } from '../support/languages.ts';
import { siteOutput } from '../support/site.ts';
import { expect, openHydrated, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const explorer = 'guide/start/explorer';

test('a page can be read without any one of its files, and works once it is available', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ name, message }) => {
    // Reports a missing script.
    if (name !== 'ChunkLoadError') thrown.push(message);
  });
  const html = readFileSync(`${siteOutput}/${guide}.html`, 'utf8');
  const files = new Set(html.match(/\/static\/(?:js|css)\/[^\s"'<>&#?]+/g));
  expect(files.size).toBeGreaterThan(3);
  for (const file of files)
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto(guide);
      await expect(page.locator('h1')).toContainText('Quick start');
      await expect(page.locator('main p').first()).toBeVisible();
      await page.keyboard.press('Shift');
      await page.unrouteAll();
      // The next intent retries what is missing.
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift');
          return page.locator('html[data-test-hydrated]').count();
        }, `${file} is available again`)
        .toBe(1);
    });
  await page.locator('header nav a[href$="/config/"]').first().click();
  await expect(page).toHaveURL(/\/config\/$/);
  expect(thrown).toEqual([]);
});

/** Each failure is one of all files that are loaded after the page. */
const everything = '**/static/**';

test('the explorer and search report what cannot be loaded, and it can be retried', async ({
  page,
}) => {
  const { root, radio, status } = explorerOf(page);
  await page.goto(explorer, { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.route(everything, (route) => route.abort());
  await radio('format', 'cjs').check();
  await expect(root.getByRole('alert'), 'the output').toBeVisible();
  await page.unrouteAll();
  await root.getByRole('button', { name: english.text('searchRetry') }).click();
  await expect(status).toContainText('format: esm → cjs');

  await page.goto(`${explorer}?state=utility.cjs`, { waitUntil: 'networkidle' });
  await hydrate(page);
  const notes = root.locator('details:visible');
  await page.route(everything, (route) => route.abort());
  await notes.locator('summary').click();
  await expect(notes.getByRole('alert'), 'the notes').toBeVisible();
  await page.unrouteAll();
  for (const _ of ['close', 'open']) await notes.locator('summary').click();
  await expect(notes.getByRole('listitem').first()).toBeVisible();

  const panel = panelOf(page);
  const openSearch = () => page.locator('[data-search-open]').click();
  await page.goto(guide, { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.route(everything, (route) => route.abort());
  await openSearch();
  await expect(page.getByRole('alert'), 'search').toContainText(
    english.text('searchPanelFailed'),
  );
  await page.unrouteAll();
  await search(panel, 'umd name');

  await openHydrated(page, guide);
  await page.route('**/static/search_index.*', (route) => route.abort());
  await openSearch();
  await expect(panel.dialog.getByRole('alert'), 'the index').toBeVisible();
  await page.unrouteAll();
  await panel.dialog
    .getByRole('button', { name: english.text('searchRetry') })
    .first()
    .click();
  await search(panel, 'umd name');
});
