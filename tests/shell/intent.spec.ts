import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, type Page, test } from '../support/test.ts';
import { isComplaint } from '../support/visitor.ts';

const guide = 'guide/start/quick-start';

test('no script of the framework is loaded before intent', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['', guide, 'zh/config/lib/format']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(scripts).toEqual([]);
});

test('scrolling to an anchor on load is not intent', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${guide}#next-steps`, { waitUntil: 'networkidle' });
  await expect(page.locator('#next-steps')).toBeInViewport();
  expect(scripts).toEqual([]);
});

test('hovering over a link prefetches its page, and no script', {
  tag: '@desktop',
}, async ({ page }) => {
  const { asked } = await holdScripts(page);
  await page.goto(guide);
  await page.locator('main a[href^="/"]:visible').first().hover();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(1);
  expect(asked).toEqual([]);
});

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  focus: (page) => page.keyboard.press('Tab'),
  // Scrolling directly after the load is the browser's own.
  'a scroll': (page) =>
    expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 50));
      await expect(page.locator('html[data-test-hydrated]')).toBeAttached({
        timeout: 500,
      });
    }).toPass(),
};

for (const [name, show] of Object.entries(intents)) {
  test(`${name} loads React, and the page hydrates without complaint`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (isComplaint(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(guide, { waitUntil: 'load' });
    await show(page);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}

test('a click on the theme switch before React switches once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const scripts = await holdScripts(page);
  await page.goto(guide);
  await page.locator('[data-switch-appearance]').click();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  scripts.release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(
    await page.evaluate(() => localStorage.getItem('rspress-theme-appearance')),
  ).toBe('dark');
});
