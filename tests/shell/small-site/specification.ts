import { announcedPages } from '../../support/announced.ts';
import { holdScripts } from '../../support/hold.ts';
import { hydrate } from '../../support/hydration.ts';
import { expect, openHydrated, test } from '../../support/test.ts';
import { site } from './site.ts';

test('without animation every change of the page is announced when its content is there', async ({
  page,
}) => {
  const seen = await announcedPages(page);
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await openHydrated(page, `${site.root}guide/`);
    expect(await seen(), motion).toEqual([]);
    await page
      .locator('#content')
      .getByRole('link', { name: 'Blank', exact: true })
      .click();
    await expect.poll(seen, motion).toEqual(['Blank']);
    await page.goBack();
    await expect.poll(seen, motion).toEqual(['Blank', 'Guide']);
    await page.goForward();
    await expect.poll(seen, motion).toEqual(['Blank', 'Guide', 'Blank']);
  }
});

test('a home page that sets nothing has the default hero, and without a dark theme it is light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { asked, release } = await holdScripts(page);
  await page.goto(site.root);
  await expect(page.locator('html')).toHaveClass(/\bjs\b/);
  await expect(page.locator('html')).not.toHaveClass(/\b(rp-)?dark\b/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/TypeScript in/);
  for (const text of [
    'Rsbuild-based library development tool',
    'Create JavaScript libraries in a simple and intuitive way',
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  for (const name of ['Get Started', 'Learn More'])
    await expect(main.getByRole('link', { name })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.locator('[data-switch-appearance]')).toHaveCount(0);
  release();
  await hydrate(page);
  await expect(page.locator('html'), 'with React').not.toHaveClass(/\bdark\b/);
});

test('the 404 page is that of version and language, on every host', async ({ page }) => {
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
