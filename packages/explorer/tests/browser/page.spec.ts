// The page of the output explorer: toggles show what was built, and the address contains the state.
import { expect, test } from '@playwright/test';
import labels from '@site/notes/labels.json' with { type: 'json' };
import { findings } from '../../../../tests/access/axe.ts';
import { holdScripts } from '../../../../tests/support/hold.ts';
import {
  hydrate,
  hydrated,
  watchHydration,
} from '../../../../tests/support/hydration.ts';
import { complaintsOf, visited } from '../../../../tests/support/visitor.ts';
import {
  anyData,
  dataOf,
  explorerOf,
  page as path,
  recorded,
  shownCode,
  texts,
} from './support.ts';

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

/** The paths on the tabs of emitted files. */
const paths = (key: string) => recorded(key).files.map((file) => file.path);

test('toggles show what was built, change the address, and the back button undoes them', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(path);
  const { toggle, radio, tab, status } = explorerOf(page);
  await toggle('minify').click();
  await expect(page).toHaveURL(/\?state=utility\.minify$/);
  await expect(status).toContainText('minify: off → on');
  const [script] = recorded('utility.minify').files;
  expect(await shownCode(page)).toBe(script?.text.trimEnd());
  await radio('format', 'cjs').check();
  await expect(page).toHaveURL(/\?state=utility\.cjs\.minify$/);
  await expect(status).toContainText('format: esm → cjs');
  await tab(/^rslib\.config\.ts/).click();
  expect(await shownCode(page)).toBe(recorded('utility.cjs.minify').config.trimEnd());
  await radio('dts', 'files').check();
  for (const file of paths('utility.cjs.dts.minify'))
    await expect(tab(new RegExp(`^${file.replaceAll('.', '\\.')}`))).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\?state=utility\.minify$/);
  await expect(radio('format', 'esm')).toBeChecked();
  await expect(toggle('minify')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(toggle('minify')).not.toBeChecked();
  expect(complaints).toEqual([]);
});

test('notes below an emitted script explain what the tool added', async ({ page }) => {
  await page.goto(`zh/${path}?state=utility.cjs`);
  await hydrated(page);
  const { root, radio } = explorerOf(page);
  const notes = root.locator('details:visible', { hasText: labels.zh.title });
  await notes.locator('summary').click();
  const item = notes.getByRole('listitem').filter({ hasText: '__webpack_exports__' });
  await expect(item.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/zh\/guide\/basic\/explain-output#/,
  );
  expect(await findings(page)).toEqual([]);
  // The next state has its own notes without another click.
  await radio('format', 'esm').check();
  await expect(item).toHaveCount(0);
  await expect(notes.getByText(texts.noNotes.zh)).toBeVisible();
});

test('notes that do not load leave a link to all of them, and load when opened again', async ({
  page,
}) => {
  await page.goto(`${path}?state=utility.cjs`);
  await hydrated(page);
  await page.route('**/static/js/async/**', (route) => route.abort());
  const notes = explorerOf(page).root.locator('details:visible', {
    hasText: labels.en.title,
  });
  await notes.locator('summary').click();
  await expect(notes.getByRole('alert')).toContainText(texts.notesFailed.en);
  await expect(notes.getByRole('link')).toHaveAttribute(
    'href',
    '/guide/basic/explain-output',
  );
  await page.unroute('**/static/js/async/**');
  await notes.locator('summary').click();
  await notes.locator('summary').click();
  await expect(notes.getByRole('listitem').first()).toBeVisible();
});

test('a toggle does not move the page', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  const { radio, status } = explorerOf(page);
  await radio('syntax', 'es5').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await radio('syntax', 'es5').check();
  await expect(status).toContainText('syntax');
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a shared link shows its state at once, in the other language too', async ({
  page,
}) => {
  await page.goto(`zh/${path}?navbar=0&state=node.cjs.bundleless.dts`);
  const { radio, toggle, tab } = explorerOf(page);
  await expect(radio('format', 'cjs')).toBeChecked();
  await expect(toggle('bundle')).not.toBeChecked();
  for (const file of paths('node.cjs.bundleless.dts'))
    await expect(tab(new RegExp(`^${file.replaceAll('.', '\\.')}`))).toBeVisible();
  await toggle('minify').click();
  await expect(page).toHaveURL(/\?navbar=0&state=node\.cjs\.bundleless\.dts\.minify$/);
});

test('an unknown word in the address is reported, and the other words are used', async ({
  page,
}) => {
  await page.goto(`${path}?state=node.amd.minify`);
  const { root, toggle, radio } = explorerOf(page);
  await expect(root.getByRole('alert')).toContainText('amd');
  await expect(toggle('minify')).toBeChecked();
  await expect(radio(texts.packages.en, texts.node.en)).toBeChecked();
  await toggle('minify').click();
  await expect(root.getByRole('alert')).toHaveCount(0);
});

test('a shared link opens the tab that its sender saw', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  const { radio, tab } = explorerOf(page);
  await tab(/^Terminal/).click();
  await expect(page).toHaveURL(/\?state=utility&tab=terminal$/);
  await tab(/^package\.json/).click();
  await radio('format', 'cjs').check();
  await expect(page).toHaveURL(/\?state=utility\.cjs&tab=package\.json$/);
  await page.reload();
  await expect(tab(/^package\.json/)).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => shownCode(page))
    .toBe(recorded('utility.cjs').manifest.trimEnd());
  await tab(/^dist\/index\.js/).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has('tab'));
});

test('a tab that does not exist is named, and the first file is open', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(`${path}?state=node.cjs&tab=%3Cb%3Enone`);
  const { root, tab } = explorerOf(page);
  await expect(root.getByRole('alert')).toContainText('<b>none');
  await expect(tab(/^dist\/index\.js/)).toHaveAttribute('aria-selected', 'true');
  await tab(RegExp(`^${texts.checks.en}`)).click();
  await expect(page).toHaveURL(/\?state=node\.cjs&tab=checks$/);
  await expect(root.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('on a phone the tabs are one row, and the size bar covers no focused control', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${path}?state=utility.bundleless.dts`);
  const { root, tab } = explorerOf(page);
  await expect(tab(/^dist\/wait\.d\.ts/)).toBeVisible();
  const tops = await root
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().bottom));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await tab(/^dist\/index\.js/).focus();
  await page.keyboard.press('End');
  await expect(tab(RegExp(`^${texts.checks.en}`))).toBeInViewport({ ratio: 0.99 });
  const bar = root.locator('div:has(> [role=status])');
  for (const control of await root.getByRole('switch').all()) {
    await control.focus();
    const [below, above] = [await bar.boundingBox(), await control.boundingBox()];
    expect(above && below && above.y + above.height <= below.y + 1).toBe(true);
  }
});

test('a state that does not build shows the error of Rslib, and no control is disabled', async ({
  page,
}) => {
  await page.goto(path);
  await hydrate(page);
  const { root, radio, toggle, tab } = explorerOf(page);
  await radio('format', 'umd').check();
  await toggle('bundle').click();
  const { ok, error } = recorded('utility.umd.bundleless');
  expect(ok).toBe(false);
  await expect(root).toContainText(error[0] ?? 'an error');
  await expect(tab(/^Terminal/)).toHaveAttribute('aria-selected', 'true');
  await expect(root.locator('input:disabled')).toHaveCount(0);
  await toggle('bundle').click();
  await expect(tab(/^dist\/index\.js/)).toHaveAttribute('aria-selected', 'true');
});

test('the outputs of a package are downloaded on the first intent, and once', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const data = () => requests.filter((path) => anyData.test(path));
  await page.goto(path);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(data()).toEqual([]);
  const { toggle, radio, status } = explorerOf(page);
  await toggle('minify').click();
  await toggle('banner').click();
  await expect(status).toContainText('banner');
  expect(data()).toHaveLength(1);
  await radio(texts.packages.en, texts.component.en).check();
  await expect(page).toHaveURL(/component\.minify\.banner/);
  await expect(explorerOf(page).tab(/^dist\/index\.css/)).toBeVisible();
  expect(data()).toHaveLength(2);
});

test('a failed download is reported, keeps the last state, and can be retried', async ({
  page,
}) => {
  await page.goto(path);
  let failing = true;
  await page.route(dataOf('utility'), (route) =>
    failing ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await hydrate(page);
  const { root, radio, tab, status } = explorerOf(page);
  await radio('format', 'cjs').check();
  await expect(root.getByRole('alert')).toContainText(texts.failed.en);
  await expect(tab(/^dist\/index\.js/)).toBeVisible();
  failing = false;
  await root.getByRole('button', { name: texts.retry.en }).click();
  await expect(status).toContainText('format: esm → cjs');
  await expect(root.getByRole('alert')).toHaveCount(0);
});

test('what is selected before the scripts load is kept', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto(path);
  const { toggle, radio, status } = explorerOf(page);
  await radio('format', 'cjs').check();
  await toggle('minify').click();
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\?state=utility\.cjs\.minify$/);
  await expect(status).toContainText('minify');
  await expect(radio('format', 'cjs')).toBeChecked();
});

test('the keyboard changes toggles and tabs, and the effect is announced', async ({
  page,
}) => {
  await page.goto(path);
  await hydrate(page);
  const { radio, toggle, tab, status } = explorerOf(page);
  await radio('format', 'esm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('format', 'cjs')).toBeFocused();
  await expect(status).toContainText('format: esm → cjs');
  await toggle('minify').focus();
  await page.keyboard.press('Space');
  await expect(toggle('minify')).toBeChecked();
  await tab(/^dist\/index\.js/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab(/^rslib\.config\.ts/)).toBeFocused();
  await expect(tab(/^rslib\.config\.ts/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(RegExp(`^${texts.checks.en}`))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/^dist\/index\.js/)).toBeFocused();
});

test('axe finds no problem in a changed state and in a failed build', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${path}?state=node.cjs`);
  const { radio, tab, status } = explorerOf(page);
  await expect(radio('format', 'cjs')).toBeChecked();
  await radio('dts', 'files').check();
  await expect(status).toContainText('dts');
  await tab(/^dist\/index\.js/).click();
  expect(await findings(page)).toEqual([]);
  await page.goto(`${path}?state=node.umd.bundleless`);
  await expect(explorerOf(page).tab(/^Terminal/)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await findings(page)).toEqual([]);
});
