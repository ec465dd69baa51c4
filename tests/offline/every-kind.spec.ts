// Every kind of file × every fault: the page can be read, what is missing is said where somebody asked for it, and comes without loading the page anew.
import type { Page } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { visited } from '../support/visitor.ts';
import { expect, type Fault, type FaultyHost, test } from './host.ts';
import { addressesOf, type Kind, kinds } from './kinds.ts';

const faults = ['refuse', 'cut', 'hold'] as const satisfies Fault[];

test.skip(({ isMobile }) => isMobile, 'faults do not depend on the device');

test.beforeEach(async ({ page, context }) => {
  await visited(page);
  await watchHydration(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // With a route the browser's cache is off, which would hide the faults.
  await page.route('https://assets.rspack.rs/**', (route) => route.abort());
});

/** The page has its heading and its text. */
async function readable(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toHaveText(/\S/);
  await expect(page.locator('main p').first()).toBeVisible();
}

for (const kind of kinds) {
  test.describe(() => {
    test.use({ serviceWorkers: kind.byWorker ? 'allow' : 'block' });
    for (const fault of faults) {
      test(`${fault}: ${kind.name}`, async ({ page, host }) => {
        const thrown: string[] = [];
        // A chunk that did not come is told on the console, and the next link is a plain one.
        page.on('pageerror', (error) => {
          if (error.name !== 'ChunkLoadError') thrown.push(String(error));
        });
        await failWhenAsked(page, host, kind, fault);
        if (fault !== 'hold') await kind.told?.(page);
        if (fault !== 'hold' || !kind.blocks) await readable(page);
        host.heal();
        await readable(page);
        await kind.mended(page, fault !== 'hold');
        await readable(page);
        expect(thrown).toEqual([]);
      });
    }
  });
}

test('no file that pages share is of a kind that is not tried', ({ host }) => {
  const tried = kinds.map((kind) => addressesOf(kind, host.site));
  const untried = [...host.site.files.keys()].filter(
    (address) =>
      /^\/static\/(?!js\/async\/).*\.(?:js|css|json)$/.test(address) &&
      !tried.some((addresses) => addresses.test(address)),
  );
  expect(untried).toEqual([]);
});

test('refuse: the panel of search, in Chinese', async ({ page, host }) => {
  const kind = kinds.find(({ name }) => name === 'the panel of search');
  if (!kind) throw new Error('There is no such kind.');
  await failWhenAsked(page, host, { ...kind, page: `zh/${kind.page}` }, 'refuse');
  await expect(page.getByRole('alert')).toContainText('搜索加载失败');
  await readable(page);
});

/** Opens the page of a kind and makes it ask for a file of that kind, which fails. */
async function failWhenAsked(page: Page, host: FaultyHost, kind: Kind, fault: Fault) {
  const addresses = addressesOf(kind, host.site);
  if (kind.ask) {
    await page.goto(host.root + kind.page);
    await hydrate(page);
    host.asked.length = 0;
    host.fail(addresses, fault);
    await kind.ask(page);
  } else {
    host.fail(addresses, fault);
    await page.goto(host.root + kind.page, { waitUntil: 'commit' });
    if (!(kind.blocks && fault === 'hold')) {
      await expect(page.locator('footer').last()).toBeAttached();
      await page.keyboard.press('Shift');
    }
  }
  await expect
    .poll(() => host.asked.some((address) => addresses.test(address)))
    .toBe(true);
  await quiet(host);
}

/** Waits until nothing has been asked for in a while, so that what failed has been noticed, and asked for again by whoever does so at once. */
async function quiet(host: FaultyHost): Promise<void> {
  let before = -1;
  const still = () => {
    const same = before === host.asked.length;
    before = host.asked.length;
    return same;
  };
  await expect.poll(still, { intervals: [500] }).toBe(true);
}
