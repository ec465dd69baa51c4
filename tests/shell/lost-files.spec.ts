// A file cannot be loaded: the page can be read, and what failed can be retried.
import { readFileSync } from 'node:fs';
import { explorerOf } from '../../packages/explorer/tests/browser/support.ts';
import { panelOf, search } from '../../packages/search/tests/browser/panel.ts';
import { hydrate } from '../support/hydration.ts';
import { english } from '../support/languages.ts';
import { siteOutput } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const explorer = 'guide/start/explorer';

test('a page can be read without any one of its files, and works once it is available', async ({
  page,
}) => {
  test.setTimeout(120_000);
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
      await expect(async () => {
        await page.keyboard.press('Shift');
        await expect(page.locator('html[data-test-hydrated]')).toBeAttached({
          timeout: 500,
        });
      }).toPass();
      await page.locator('header nav a[href$="/config/"]').first().click();
      await expect(page).toHaveURL(/\/config\/$/);
    });
  expect(thrown).toEqual([]);
});

interface Action {
  readonly name: string;
  readonly page: string;
  /** The files that are missing; by default all that are loaded after the page. */
  readonly files?: string;
  start(page: Page): Promise<void>;
  failed(page: Page): Promise<void>;
  retry(page: Page): Promise<void>;
}

const openSearch = (page: Page) => page.locator('[data-search-open]').click();
const tryAgain = (page: Page) =>
  page
    .getByRole('button', { name: english.text('searchRetry') })
    .first()
    .click();
const notes = (page: Page) => explorerOf(page).root.locator('details:visible');
const copyRow = (page: Page) => page.locator('[data-copy-page]').first();

const actions: readonly Action[] = [
  {
    name: 'another output of the explorer',
    page: explorer,
    start: (page) => explorerOf(page).radio('format', 'cjs').check(),
    failed: (page) => expect(explorerOf(page).root.getByRole('alert')).toBeVisible(),
    async retry(page) {
      await tryAgain(page);
      await expect(explorerOf(page).status).toContainText('format: esm → cjs');
    },
  },
  {
    name: 'the notes of the explorer',
    page: `${explorer}?state=utility.cjs`,
    start: (page) => notes(page).locator('summary').click(),
    failed: (page) => expect(notes(page).getByRole('alert')).toBeVisible(),
    async retry(page) {
      for (const _ of ['close', 'open']) await notes(page).locator('summary').click();
      await expect(notes(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'search',
    page: guide,
    start: openSearch,
    failed: (page) =>
      expect(page.getByRole('alert')).toContainText(english.text('searchPanelFailed')),
    retry: (page) => search(panelOf(page), 'umd name'),
  },
  {
    name: 'the index of search',
    page: guide,
    files: '**/static/search_index.*',
    start: openSearch,
    failed: (page) => expect(panelOf(page).dialog.getByRole('alert')).toBeVisible(),
    async retry(page) {
      await tryAgain(page);
      await search(panelOf(page), 'umd name');
    },
  },
  {
    name: 'the Markdown of a page',
    page: 'config/lib/id',
    files: '**/*.md',
    start: (page) => copyRow(page).getByRole('button').click(),
    failed: (page) => expect(copyRow(page)).toHaveAttribute('data-copy-page', 'failed'),
    async retry(page) {
      await copyRow(page).getByRole('button').click();
      await expect(copyRow(page)).toHaveAttribute('data-copy-page', 'copied');
    },
  },
];

for (const { name, page: address, files = '**/static/**', ...action } of actions) {
  test(`${name} reports a failure and can be retried`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrate(page);
    await page.route(files, (route) => route.abort());
    await action.start(page);
    await action.failed(page);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.unrouteAll();
    await action.retry(page);
  });
}
