// The right theme before the first paint.
import { hold } from '../support/hold.ts';
import { expect, type Page, test } from '../support/test.ts';

const pages = ['', 'zh/guide/start/quick-start'];

async function remember(page: Page, theme: string): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('rspress-visited', '1');
    localStorage.setItem('rspress-theme-appearance', value);
  }, theme);
}

/** The theme while the style sheet is held back, that is, before the first paint. */
async function themeBeforeStyles(page: Page, path: string): Promise<string> {
  const { release } = await hold(page, '**/*.css');
  const request = page.waitForRequest('**/*.css');
  await page.goto(path, { waitUntil: 'commit' });
  await request;
  await page.waitForFunction(() => document.head.querySelector('[rel=stylesheet]'));
  const dark = await page.evaluate(() =>
    document.documentElement.classList.contains('dark'),
  );
  const loaded = page.waitForLoadState('load');
  release();
  await loaded;
  return dark ? 'dark' : 'light';
}

for (const path of pages) {
  test(`/${path} is dark before the first paint if dark is stored`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await remember(page, 'dark');
    expect(await themeBeforeStyles(page, path)).toBe('dark');
    const background = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    expect(luminance(background)).toBeLessThan(0.1);
  });

  test(`/${path} is light before the first paint if light is stored`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await remember(page, 'light');
    expect(await themeBeforeStyles(page, path)).toBe('light');
  });

  test(`/${path} follows the system before the first paint if nothing is stored`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await themeBeforeStyles(page, path)).toBe('dark');
  });
}

/** Roughly how bright a colour `rgb(r, g, b)` is, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
