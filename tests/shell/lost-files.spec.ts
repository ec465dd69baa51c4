// Files that cannot be loaded, for a while, or for good because the site was deployed meanwhile: the page
// can be read, and what failed can be retried.

import { panelOf, search } from '../../packages/search/tests/browser/panel.ts';
import { explorerOf, shownCode } from '../../packages/workbench/tests/browser/support.ts';
import { english, languages } from '../languages.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const guide = 'guide/start/';
const [, { prefix, text }] = languages;
const explorer = 'config/lib/format';

test('a page can be read without its files, and recovers once they are there', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ name, message }) => {
    // Reports a missing script.
    if (name !== 'ChunkLoadError') thrown.push(message);
  });
  const files: string[] = [];
  let isLost = true;
  await page.route('**/static/**', (route) => {
    files.push(route.request().url());
    return isLost ? route.abort() : route.continue();
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(guide);
  await page.keyboard.press('Shift');
  await expect.poll(() => files.length).toBeGreaterThan(3);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main p').first()).toBeVisible();
  await expect(page.locator('html[data-test-hydrated]')).toHaveCount(0);
  const theme = page.locator('[data-switch-appearance]');
  await theme.click();
  await expect(page.getByText(english.text('partNotLoaded'))).toBeVisible();
  isLost = false;
  // The next intent asks again for what is missing.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.locator('html[data-test-hydrated]').count();
    }, 'all scripts are available again')
    .toBe(1);
  // The reader was told that the first press did nothing.
  await theme.click();
  await expect(page.locator('html')).toHaveClass(/\brp-dark\b/);
  await page.locator('header nav a[href$="/config/"]').first().click();
  await expect(page).toHaveURL(/\/config\/$/);
  expect(thrown).toEqual([]);
});

/** Each failure is one of all files that are loaded after the page. */
const everything = '**/static/**';

test('the explorer and search report what cannot be loaded, and it can be retried', async ({
  page,
}) => {
  await page.goto(explorer, { waitUntil: 'networkidle' });
  await hydrate(page);
  const panel = panelOf(page);
  const failed = page.getByRole('alert').filter({
    hasText: english.text('searchPanelFailed'),
  });
  await page.route(everything, (route) => route.abort());
  // First, and by key: a pointer that crosses the button would ask for what is to be lost.
  await page.keyboard.press('Control+k');
  await expect(failed, 'search').toBeVisible();
  await page.unrouteAll();
  await search(panel, 'umd name');
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();

  const { root, radio } = explorerOf(page);
  await page.route(everything, (route) => route.abort());
  await radio('format', 'cjs').check();
  await expect(root.getByRole('alert'), 'the output').toBeVisible();
  await page.unrouteAll();
  await root.getByRole('button', { name: english.text('searchRetry') }).click();
  await expect.poll(() => shownCode(page)).toContain('__webpack_require__');
});

test('controls say that the page is out of date, and offer to reload it', async ({
  page,
}) => {
  await page.goto(prefix + explorer, { waitUntil: 'networkidle' });
  // As a host that has other files since it was deployed to: it only answers for a page that is new.
  let isOutOfDate = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOutOfDate = false;
  });
  await page.route('**/static/**', (route) =>
    isOutOfDate ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const notice = page.getByRole('alert').filter({ visible: true });
  const reload = notice.getByRole('button', { name: text('reloadPage') });
  for (const [name, control] of [
    ['theme', page.locator('[data-switch-appearance]')],
    ['copy', page.locator('main .rp-code-copy-button:visible').first()],
    ['Markdown', page.locator('[data-copy-page]:visible button').first()],
    // It must not show the output of one format as that of another in silence.
    ['explorer', page.locator('label:has(> [type=radio])', { hasText: /^cjs$/ }).first()],
  ] as const) {
    // Closes the notice of the control before this one.
    await page.keyboard.press('Escape');
    await expect(notice, name).toBeHidden();
    await control.click();
    await expect(notice, name).toContainText(text('partNotLoaded'));
    await expect(reload, name).toBeInViewport({ ratio: 1 });
    const [box, said] = [await control.boundingBox(), await notice.boundingBox()];
    expect(Math.abs((box?.y ?? 0) - (said?.y ?? 0)), name).toBeLessThan(200);
  }
  await reload.click();
  await expect(notice).toBeHidden();
  await page.locator('[data-switch-appearance]').click();
  await expect(page.locator('html')).toHaveClass(/\brp-dark\b/);
});
