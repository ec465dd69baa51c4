import { hold } from '../support/hold.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const chunks = '**/static/js/async/route-*';
const config = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Config', exact: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const record = { transitions: 0, events: [] as string[] };
    Object.assign(window, { record });
    addEventListener('RspressReloadContent', () =>
      record.events.push(document.querySelector('h1')?.textContent ?? ''),
    );
    const start = document.startViewTransition?.bind(document);
    if (start)
      document.startViewTransition = (update) => {
        record.transitions++;
        return start(update);
      };
  });
});

interface Recorded {
  record: { transitions: number; events: string[] };
}

const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as Recorded).record);

test('a link inside the site is a view transition, and the event follows when the content stands', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, 'guide/start/');
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect.poll(() => recorded(page).then(({ events }) => events)).toHaveLength(1);
  const { transitions, events } = await recorded(page);
  expect(transitions).toBe(1);
  const heading = await page.locator('h1').first().textContent();
  expect(events).toEqual([heading]);
});

test('with enableContentAnimation off there is no transition', async ({ page }) => {
  let told = false;
  await page.route('**/static/js/**', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const changed = script.replace(
      /(["']?enableContentAnimation["']?:\s*)(?:true|!0)/,
      '$1false',
    );
    told ||= changed !== script;
    await route.fulfill({ response: answer, body: changed });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, 'guide/start/');
  expect(told).toBe(true);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect.poll(() => recorded(page).then(({ events }) => events)).toHaveLength(1);
  expect((await recorded(page)).transitions).toBe(0);
});

for (const [name, prepare] of [
  [
    'where the reader wants less motion',
    (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ],
  [
    'where the browser has no view transitions',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(document, 'startViewTransition', { value: undefined });
      }),
  ],
] as const) {
  test(`the event is sent without a transition ${name}`, async ({ page }) => {
    await prepare(page);
    await openHydrated(page, 'guide/start/');
    await config(page).click();
    await expect(page).toHaveURL(/\/config\/$/);
    await expect.poll(() => recorded(page).then(({ events }) => events.length)).toBe(1);
    expect((await recorded(page)).transitions).toBe(0);
  });
}

test('a page is a script of its own, asked for when the pointer comes over its link', async ({
  page,
}) => {
  const asked: string[] = [];
  await openHydrated(page, 'guide/start/');
  page.on('request', (request) => {
    if (request.url().includes('/async/route-')) asked.push(request.url());
  });
  await config(page).hover();
  await expect.poll(() => asked.length).toBe(1);
  await config(page).click();
  await expect(page).toHaveURL(/\/config\/$/);
  expect(asked).toHaveLength(1);
});

test.describe('the progress bar', () => {
  /** Goes to another page whose script waits for `release`, on a clock that stands still. */
  async function start(page: Page) {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, 'guide/start/');
    const { asked, release } = await hold(page, chunks);
    await page.clock.pauseAt(Date.now() + 60_000);
    await config(page).click();
    await expect.poll(() => asked.length).toBe(1);
    return release;
  }
  const bar = (page: Page) => page.locator('#nprogress');
  /** How far the bar is from its end, in percent of its width. */
  const missing = (page: Page) =>
    bar(page)
      .locator('.bar')
      .evaluate((element) =>
        Number.parseFloat(
          /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1] ?? '',
        ),
      );

  test('shows after 200 ms, begins at 0.08, moves every 800 ms, and ends with the page', async ({
    page,
  }) => {
    const release = await start(page);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page).locator('.spinner')).toHaveCount(0);
    await page.clock.runFor(50);
    expect(await missing(page)).toBe(-92);
    await page.clock.runFor(1000);
    const later = await missing(page);
    expect(later).toBeGreaterThan(-92);
    expect(later).toBeLessThanOrEqual(-90);
    release();
    await expect(page).toHaveURL(/\/config\/$/);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('without its script there is no bar, and the page comes all the same', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(/\/static\/js\/async\/(?!route-)/, (route) => route.abort());
    const release = await start(page);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/config\/$/);
    expect(errors).toEqual([]);
  });

  test('does not show for a page that comes sooner', async ({ page }) => {
    const release = await start(page);
    await page.clock.runFor(199);
    release();
    await expect(page).toHaveURL(/\/config\/$/);
    await page.clock.runFor(5000);
    await expect(bar(page)).toHaveCount(0);
  });
});
