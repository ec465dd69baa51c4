import type { Page } from '@playwright/test';
import type { Site } from '../../tools/serve/site.ts';
import { explorerOf } from '../explorer-ui/support.ts';
import { panelOf, search } from '../search/panel.ts';
import { hydrated } from '../support/hydration.ts';
import { expect } from './host.ts';

/** A kind of file that pages ask for, and what a reader meets where one of its files cannot be had. */
export interface Kind {
  readonly name: string;
  /** Address of a page that asks for it, below the base. */
  readonly page: string;
  /** Addresses of its files: as they are called, or by words that stand in scripts of this kind alone. */
  readonly files: RegExp | { readonly scriptsWith: string };
  /** Nothing is painted without it, so that nothing moves. */
  readonly blocks?: true;
  /** Asked for by the worker of the browser, which other tests keep out. */
  readonly byWorker?: true;
  /** Does what makes the page ask for it. The page as such, or a sign of intent, where it is not given. */
  readonly ask?: (page: Page) => Promise<void>;
  /** What is there while it is refused or cut off, besides the page. */
  readonly told?: (page: Page) => Promise<void>;
  /** Does what a reader does once the network is back, who does not load the page anew, and expects all to be there. `tried` is true where it had failed before. */
  readonly mended: (page: Page, tried: boolean) => Promise<void>;
}

const guide = 'guide/start/quick-start';
const explorer = 'guide/start/explorer';
const advisor = 'guide/basic/publish';

/** React takes over, after another sign of intent where scripts were missing, and so do the styles of what it shows. */
async function takesOver(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
  // The next sign, where the styles were missing.
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => document.adoptedStyleSheets.length))
    .toBe(1);
}

const openSearch = (page: Page) => page.locator('[data-search-open]').click();
const finds = (page: Page) => search(panelOf(page), 'umd name');

/** Goes to the first page that search finds. */
async function follow(page: Page): Promise<void> {
  await openSearch(page);
  await finds(page);
  await panelOf(page).options.first().click();
}

/** Search says that it could not be loaded. */
const searchFailed = (page: Page) =>
  expect(panelOf(page).dialog.getByRole('alert')).toBeVisible();

async function searchAgain(page: Page, tried: boolean): Promise<void> {
  if (tried)
    await panelOf(page).dialog.getByRole('button', { name: 'Try again' }).click();
  await finds(page);
}

const notes = (page: Page) =>
  explorerOf(page).root.locator('details:visible', { hasText: 'What is this code?' });

const copyRow = (page: Page) => page.locator('[data-copy-page]').first();

/** What comes with the page, or with the first sign of intent. */
export const everyPage: readonly Kind[] = [
  ...(
    [
      [
        'the late styles',
        /\/static\/js\/(?:advisor|explorer|home|not-found|overview|page)\./,
      ],
      ['the names of classes', /\/static\/js\/styles\./],
      ['React', /\/static\/js\/lib-react\./],
      ['the router', /\/static\/js\/lib-router\./],
      ['the theme', /\/static\/js\/\w{1,3}\./],
      ['the entry', /\/static\/js\/index\./],
      ['the script of the page', /\/static\/js\/async\/route-/],
      ['the script of the section', /\/static\/js\/async\/section-guide\./],
    ] as const
  ).map(([name, files]) => ({ name, files, page: guide, mended: takesOver })),
  {
    name: 'the style sheet',
    page: guide,
    files: /\/static\/css\//,
    blocks: true,
    mended: takesOver,
  },
  { name: 'the logo', page: guide, files: /\/logo\.svg/, mended: takesOver },
  {
    name: 'the service worker',
    page: guide,
    files: /\/sw\.js/,
    byWorker: true,
    mended: takesOver,
  },
];

/** What comes when it is wanted. */
const onDemand: readonly Kind[] = [
  {
    name: 'the script of the explorer',
    page: explorer,
    files: { scriptsWith: 'The recorded builds could not be loaded.' },
    mended: takesOver,
  },
  {
    name: 'the outputs of the explorer',
    page: explorer,
    files: /\/static\/explorer\/\w+\./,
    ask: (page) => explorerOf(page).radio('format', 'cjs').check(),
    told: (page) => expect(explorerOf(page).root.getByRole('alert')).toBeVisible(),
    async mended(page, tried) {
      const { root, status } = explorerOf(page);
      if (tried) await root.getByRole('button', { name: 'Try again' }).click();
      await expect(status).toContainText('format: esm → cjs');
    },
  },
  {
    name: 'the heavy outputs of the explorer',
    page: `${explorer}?state=component`,
    files: /\/static\/explorer\/\w+-[\w-]+\./,
    ask: (page) => explorerOf(page).toggle('autoExternal').click(),
    told: (page) => expect(explorerOf(page).root.getByRole('alert')).toBeVisible(),
    async mended(page, tried) {
      const { root, status } = explorerOf(page);
      if (tried) await root.getByRole('button', { name: 'Try again' }).click();
      await expect(status).toContainText('autoExternal: on → off');
    },
  },
  {
    name: 'the notes of the explorer',
    page: `${explorer}?state=utility.cjs`,
    files: { scriptsWith: 'es-module' },
    async ask(page) {
      await takesOver(page);
      await notes(page).locator('summary').click();
    },
    told: (page) => expect(notes(page).getByRole('alert')).toBeVisible(),
    async mended(page, tried) {
      if (tried) {
        await notes(page).locator('summary').click();
        await notes(page).locator('summary').click();
      }
      await expect(notes(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the script of the advisor',
    page: advisor,
    files: { scriptsWith: 'What was found could not be loaded.' },
    mended: takesOver,
  },
  {
    name: 'the proofs of the advisor',
    page: advisor,
    files: { scriptsWith: 'cjs-script_node18' },
    ask: (page) => page.getByRole('radio', { name: 'Several' }).check(),
    told: (page) =>
      expect(page.getByText('What was found could not be loaded.')).toBeVisible(),
    async mended(page, tried) {
      if (tried) await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('region', { name: 'Tried out' })).toBeVisible();
    },
  },
  {
    name: 'the panel of search',
    page: guide,
    files: { scriptsWith: '"data-search-dialog":' },
    ask: openSearch,
    told: (page) => expect(page.getByRole('alert')).toContainText('Search could not'),
    async mended(page, tried) {
      if (tried) await openSearch(page);
      await finds(page);
    },
  },
  {
    name: 'the worker of search',
    page: guide,
    files: { scriptsWith: 'postMessage(await' },
    ask: openSearch,
    told: finds,
    mended: finds,
  },
  {
    name: 'the engine of search',
    page: guide,
    files: { scriptsWith: 'makeAnswerer:()=>' },
    ask: openSearch,
    told: searchFailed,
    mended: searchAgain,
  },
  {
    name: 'the index of search',
    page: guide,
    files: /\/static\/search_index\./,
    ask: openSearch,
    told: searchFailed,
    mended: searchAgain,
  },
  {
    name: 'what marks the words of a query on its page',
    page: guide,
    files: { scriptsWith: 'createTreeWalker' },
    ask: follow,
    told: (page) => expect(page.locator('h1')).toContainText('umdName'),
    async mended(page, tried) {
      if (tried) await follow(page);
      await expect
        .poll(() => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0))
        .toBeGreaterThan(0);
    },
  },
  {
    name: 'the Markdown of a page',
    page: 'config/lib/id',
    files: /\/config\/lib\/id\.md/,
    ask: (page) => copyRow(page).getByRole('button').click(),
    told: (page) => expect(copyRow(page)).toHaveAttribute('data-copy-page', 'failed'),
    async mended(page, tried) {
      if (tried) await copyRow(page).getByRole('button').click();
      await expect(copyRow(page)).toHaveAttribute('data-copy-page', 'copied');
    },
  },
  {
    name: 'the script of the next page',
    page: guide,
    files: /\/static\/js\/async\/route-/,
    async ask(page) {
      await page.locator('.rp-doc a[href$="/config/lib/syntax"]').first().click();
    },
    // It is opened as a document.
    told: (page) => expect(page.locator('h1')).toContainText('syntax'),
    mended: (page) => expect(page.locator('h1')).toContainText('syntax'),
  },
  {
    name: 'the script of the next section',
    page: guide,
    files: /\/static\/js\/async\/section-config\./,
    async ask(page) {
      await page.locator('.rp-doc a[href$="/config/lib/syntax"]').first().click();
    },
    // The page is opened as a document.
    told: (page) => expect(page.locator('h1')).toContainText('syntax'),
    mended: (page) => expect(page.locator('h1')).toContainText('syntax'),
  },
  {
    name: 'the script of the section in the other language',
    page: guide,
    files: /\/static\/js\/async\/section-zh-guide\./,
    async ask(page) {
      await page.locator('header a[hreflang]').first().click();
    },
    told: (page) => expect(page.locator('h1')).toContainText('快速上手'),
    mended: (page) => expect(page.locator('h1')).toContainText('快速上手'),
  },
];

export const kinds = [...everyPage, ...onDemand];

/** The addresses of a kind's files on a site. Throws where it has none. */
export function addressesOf({ name, files }: Kind, site: Site): RegExp {
  if (files instanceof RegExp) return files;
  const found = [...site.files]
    .filter(
      ([address, { body }]) =>
        /^\/static\/js\/.*\.js$/.test(address) &&
        !address.includes('/route-') &&
        body.includes(files.scriptsWith),
    )
    .map(([address]) => address.replaceAll('.', '\\.'));
  if (found.length === 0)
    throw new Error(`No script of the site has the words of ${name}.`);
  return new RegExp(found.join('|'));
}
