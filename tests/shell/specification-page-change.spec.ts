// Scripts of other people learn of every change of the page, and a small site without a dark theme,
// with two versions, shows what the real one has no use for.
import { buildFixtureSite, type FixtureSite } from '../support/fixture-site.ts';
import { holdScripts } from '../support/hold.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

let site: FixtureSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await buildFixtureSite('versioned');
});

test.afterAll(() => site?.close());

/** Collects the headings that are there when the event is dispatched. */
async function watchReloads(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('RspressReloadContent', () =>
      seen.push(document.querySelector('h1')?.textContent ?? ''),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen'));
}

for (const motion of ['no-preference', 'reduce'] as const)
  test(`every change of the page is announced when the content is there: motion ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const seen = await watchReloads(page);
    await openHydrated(page, `${site.root}guide/`);
    expect(await seen()).toEqual([]);
    await page.getByRole('link', { name: 'Blank', exact: true }).click();
    await expect.poll(seen).toEqual(['Blank']);
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    await expect.poll(seen).toEqual(['Blank', 'Guide']);
    await page.goBack();
    await expect.poll(seen).toEqual(['Blank', 'Guide', 'Blank']);
    await page.goForward();
    await expect.poll(seen).toEqual(['Blank', 'Guide', 'Blank', 'Guide']);
  });

test('without a dark theme a page is light on a dark system from the first paint on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { asked } = await holdScripts(page);
  await page.goto(site.root);
  await expect(page.locator('html')).toHaveClass(/\bjs\b/);
  await expect(page.locator('html')).not.toHaveClass(/\b(rp-)?dark\b/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(asked).toEqual([]);
});

test('the 404 page is that of version and language, before React, on every host', async ({
  page,
}) => {
  await holdScripts(page);
  // As a host that has a single error page.
  await page.route(`${site.root}v1/**/nope`, async (route) => {
    const response = await route.fetch({ url: `${site.root}404.html` });
    await route.fulfill({ response, status: 404 });
  });
  const home = page.locator('[data-not-found] a').first();
  for (const [address, name, href] of [
    ['v1/zh/nope', '返回首页', '/v1/zh/'],
    ['v1/guide/nope', 'Take me home', '/v1/'],
    ['zh/nope', '返回首页', '/zh/'],
    ['nope', 'Take me home', '/'],
  ] as const) {
    await page.goto(site.root + address);
    await expect(home, address).toHaveText(name);
    await expect(home, address).toHaveAttribute('href', href);
  }
});

test('a home page that gives the hero no texts has its defaults', async ({ page }) => {
  await page.goto(site.root);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/TypeScript in/);
  await expect(main).toContainText('Rsbuild-based library development tool');
  await expect(main).toContainText(
    'Create JavaScript libraries in a simple and intuitive way',
  );
  await expect(main.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Learn More' })).toBeVisible();
});
