// Each file that a page is made of is refused, breaks off half way, or does not come: the page can be read and left, and nothing throws.
// What comes when it is wanted, and how each is mended, is in every-kind.spec.ts.
import type { Page } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { visited } from '../support/visitor.ts';
import { expect, type Fault, type FaultyHost, test } from './host.ts';
import { addressesOf, everyPage } from './kinds.ts';

const guide = 'guide/start/quick-start';

test.skip(({ isMobile }) => isMobile, 'faults do not depend on the device');
test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
  // With a route the browser's cache is off, which would hide the faults.
  await page.route('https://assets.rspack.rs/**', (route) => route.abort());
});

function thrown(page: Page): string[] {
  const errors: string[] = [];
  // A chunk that did not come is told on the console, and the next link is a plain one.
  page.on('pageerror', (error) => {
    if (error.name !== 'ChunkLoadError') errors.push(String(error));
  });
  return errors;
}

/** Reads a page as far as it can be had, shows intent, and goes on to another one by a link. What is held comes after that. */
async function readAndLeave(page: Page, host: FaultyHost, fault: Fault): Promise<void> {
  await expect(page.locator('h1')).toContainText('Quick start');
  await expect(page.locator('main p').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await page
    .locator('header nav a[href$="/config/"]')
    .first()
    .click({ noWaitAfter: true });
  if (fault === 'hold') host.heal();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(page.locator('h1').first()).toHaveText(/\S/);
  host.heal();
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const fault of ['refuse', 'cut', 'hold'] as const satisfies Fault[]) {
    test(`${fault}: a page can be read and left without any one of its files`, async ({
      page,
      host,
    }) => {
      test.setTimeout(90_000);
      const errors = thrown(page);
      for (const kind of everyPage.filter(({ byWorker }) => !byWorker)) {
        await test.step(kind.name, async () => {
          host.fail(addressesOf(kind, host.site), fault);
          await page.goto(host.root + guide, { waitUntil: 'commit' });
          // Nothing is painted without its style sheet, so that nothing moves; it does come.
          if (fault === 'hold' && kind.blocks) host.heal();
          await readAndLeave(page, host, fault);
        });
      }
      expect(errors).toEqual([]);
    });
  }
});

test('cut: a page that breaks off is whole when it is asked for again, and its half is not kept', async ({
  page,
  host,
}) => {
  await page.goto(`${host.root}config/`);
  await hydrate(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  host.fail(/quick-start$/, 'cut');
  await page.goto(host.root + guide, { waitUntil: 'commit' }).catch(() => undefined);
  host.fail(/./, 'refuse');
  const answer = await page.goto(host.root + guide);
  expect(answer?.status()).toBe(503);
  host.heal();
  await page.goto(host.root + guide);
  await hydrate(page);
  await expect(page.locator('h1')).toContainText('Quick start');
});

test('cut: without its service worker the site works', async ({ page, host }) => {
  const errors = thrown(page);
  host.fail(/\/sw\.js/, 'cut');
  await page.goto(host.root + guide);
  await hydrate(page);
  await expect.poll(() => host.asked.some((path) => path.endsWith('sw.js'))).toBe(true);
  await readAndLeave(page, host, 'cut');
  expect(errors).toEqual([]);
});
