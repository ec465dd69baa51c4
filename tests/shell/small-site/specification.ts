import { holdScripts } from '../../support/hold.ts';
import { expect, openHydrated, type Page } from '../../support/test.ts';

/** Collects the headings that are there when the event is dispatched. */
async function watchReloads(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('RspressReloadContent', () =>
      seen.push(document.querySelector('h1')?.textContent.replace('#', '').trim() ?? ''),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen'));
}

/** Follows a link and the history; scripts of other people learn of each page. */
export async function hearOfChanges(page: Page, root: string): Promise<void> {
  const seen = await watchReloads(page);
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await openHydrated(page, `${root}guide/`);
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
}

/** Opens a home page that sets nothing, before React. */
export async function seeHome(page: Page, root: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { asked } = await holdScripts(page);
  await page.goto(root);
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
}

/** Opens addresses of no page, in each version and language, before React. */
export async function missPages(page: Page, root: string): Promise<void> {
  await holdScripts(page);
  // As a host that has a single error page.
  await page.route(`${root}v1/**/nope`, async (route) => {
    const response = await route.fetch({ url: `${root}404.html` });
    await route.fulfill({ response, status: 404 });
  });
  const home = page.locator('[data-not-found] a').first();
  for (const [address, name, href] of [
    ['v1/zh/nope', '返回首页', '/v1/zh/'],
    ['v1/guide/nope', 'Take me home', '/v1/'],
    ['zh/nope', '返回首页', '/zh/'],
    ['nope', 'Take me home', '/'],
  ] as const) {
    await page.goto(root + address);
    await expect(home, address).toHaveText(name);
    await expect(home, address).toHaveAttribute('href', href);
  }
}
