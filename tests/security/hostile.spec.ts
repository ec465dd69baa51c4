// Hostile text in the address, in storage or in the search field stays text and throws nothing.
import { intentEvent } from '@site/react-on-intent/intent-event';
import { panelOf } from '../../packages/search/tests/browser/panel.ts';
import { english } from '../languages.ts';
import { hostileTexts } from '../support/hostile.ts';
import { hydrate, hydrated } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';
const texts = hostileTexts(7, 48);
const at = (index: number) => texts[index % texts.length] ?? '';

/** Watches for errors, dialogs, policy violations and injected elements; returns what happened. */
function watch(page: Page): () => Promise<string[]> {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    // The policy would report text that was inserted as HTML.
    if (/Content Security Policy/.test(message.text())) found.push(message.text());
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith('http://127.0.0.1')) found.push(frame.url());
  });
  return async () => {
    const elements = await page.locator('[data-hostile]').count();
    return elements > 0 ? [...found, `${elements} elements`] : found;
  };
}

const flags = ['navbar', 'sidebar', 'outline', 'footer'] as const;

test('hostile text in the address stays text and throws nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const happened = watch(page);
  for (const round of [0, 1]) {
    // Each round has other texts, and one that is very long: servers accept no more.
    const own = texts.filter((_, index) => Math.floor(index / 8) % 2 === round);
    const text = (index: number) => own[index % own.length] ?? '';
    const keys = own.slice(5, -1);
    const query = new URLSearchParams({
      [round ? 'q' : 'x']: text(0),
      ...Object.fromEntries(flags.map((flag, index) => [flag, text(1 + index)])),
      ...Object.fromEntries(keys.map((key) => [key, '0'])),
    });
    const hash = new URL('https://site.invalid');
    hash.hash = text(own.length - 1);
    await page.goto(`${round ? 'zh/' : ''}${guide}?${query}${hash.hash}`);
    // Keys are no sign of intent in the field of search, which has the focus where there is a query.
    await page.evaluate((name) => dispatchEvent(new Event(name)), intentEvent);
    await hydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
    expect.soft(await happened(), `${query}`).toEqual([]);
  }
  // Malformed addresses: tests/shell/not-found.spec.ts.
  for (const path of ['zh/__proto__', 'toString/', '%3Cimg%20data-hostile%3E']) {
    await openHydrated(page, path);
    await expect(page.locator('[data-not-found]')).toBeVisible();
    expect.soft(await happened(), path).toEqual([]);
  }
});

test('hostile text in local storage and in the search field stays text and throws nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const happened = watch(page);
  await page.goto(guide);
  const keys = await page.evaluate(() => [
    'rspress-theme-appearance',
    'rspress-visited',
    'rslib-searches',
    ...[...document.querySelectorAll<HTMLElement>('[data-tabs]')].map(
      ({ dataset }) => `rspress.tabs.${dataset.tabs}`,
    ),
  ]);
  expect(keys.length).toBeGreaterThan(3);
  for (const round of [0, 1]) {
    const values = keys.map((key, index) => [key, at(round * 14 + index)] as const);
    await page.evaluate((all) => {
      for (const [key, value] of all) localStorage.setItem(key, value);
    }, values);
    await page.reload();
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('class', /\bjs\b/);
    await page.locator('[data-search-open]').click();
    await expect(page.locator('[data-search-dialog] input')).toBeVisible();
    const recent = page.getByRole('region', { name: english.text('searchRecent') });
    await expect(recent).toBeVisible();
    expect.soft(await happened(), JSON.stringify(values)).toEqual([]);
  }

  const { dialog, input, options } = panelOf(page);
  for (const text of texts.filter((_, index) => index % 4 === 0)) {
    await input.fill(text);
    await input.press('ArrowDown');
  }
  await input.fill('umd name');
  await expect(options.first()).toContainText('lib.umdName');
  await expect(dialog).toBeVisible();
  expect.soft(await happened(), 'in the search field').toEqual([]);
});
