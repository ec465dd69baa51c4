// axe-core finds nothing in what opens over a page.
import { selectedPrefixes } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { findings } from './axe.ts';

const guide = 'guide/start/quick-start';

/** Something that opens over a page. */
interface Opened {
  name: string;
  /** If it exists on phones only. */
  tag?: '@phone';
  open(page: Page): Promise<void>;
  /** What is visible when it is open. */
  shown: string;
}

const search = async (page: Page, query: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('input:focus').fill(query);
};

const opened: readonly Opened[] = [
  {
    name: 'search',
    open: (page) => page.keyboard.press('Control+k'),
    shown: 'dialog:modal input:focus',
  },
  {
    name: 'search with hits',
    open: (page) => search(page, 'dts'),
    shown: 'dialog:modal a[href*="dts"]',
  },
  {
    name: 'search without hits',
    open: (page) => search(page, 'qqqqq'),
    shown: 'dialog:modal :text("qqqqq")',
  },
  {
    name: 'the tools popover',
    open: (page) => page.locator('[data-tools] > button').press('Enter'),
    shown: '#tools-popover:popover-open',
  },
  {
    name: 'the drawer',
    tag: '@phone',
    open: (page) => page.locator('.rp-sidebar-menu__left').press('Enter'),
    shown: '.rp-doc-layout__sidebar:popover-open',
  },
  {
    name: 'the outline',
    tag: '@phone',
    open: (page) => page.locator('.rp-sidebar-menu__right').press('Enter'),
    shown: '.rp-doc-layout__outline:popover-open',
  },
  {
    name: 'the navigation screen',
    tag: '@phone',
    open: (page) => page.locator('[data-nav-screen] > summary').press('Enter'),
    shown: '[data-nav-screen][open] > nav',
  },
];

for (const { name, tag, open, shown } of opened) {
  for (const prefix of selectedPrefixes(`axe with ${name}`)) {
    test(`axe finds nothing with ${name} open on /${prefix}${guide} in either theme`, {
      tag: tag ?? [],
    }, async ({ page }) => {
      await openHydrated(page, prefix + guide);
      await open(page);
      // The first search waits for its index.
      await expect(page.locator(shown).first()).toBeVisible({ timeout: 15_000 });
      expect(await findings(page)).toEqual([]);
      await expect(page.locator(shown).first()).toBeVisible();
    });
  }
}
