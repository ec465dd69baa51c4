// The page of the output explorer: what is toggled is what was built, and stands in the address.
import { expect, test } from '@playwright/test';
import { findings } from '../../../../tests/access/axe.ts';
import { holdScripts } from '../../../../tests/support/hold.ts';
import {
  hydrate,
  hydrated,
  watchHydration,
} from '../../../../tests/support/hydration.ts';
import {
  complaintsOf,
  refuseStorage,
  visited,
} from '../../../../tests/support/visitor.ts';
import {
  anyData,
  dataOf,
  explorerOf,
  page as path,
  recorded,
  shownCode,
} from './support.ts';

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

/** The paths on the tabs of emitted files. */
const paths = (key: string) => recorded(key).files.map((file) => file.path);

test('toggles show what was built, stand in the address, and the back button undoes them', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(path);
  const { toggle, radio, tab, status } = explorerOf(page);
  await toggle('minify').click();
  await expect(page).toHaveURL(/\?state=utility\.minify$/);
  await expect(status).toContainText('minify: off → on');
  const [script] = recorded('utility.minify').files;
  expect(await shownCode(page)).toBe(script?.text?.trimEnd());
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

test('below an emitted script stands what the tool added to it, and which option changes that', async ({
  page,
}) => {
  await page.goto(`zh/${path}?state=utility.cjs`);
  await hydrated(page);
  const { root, radio } = explorerOf(page);
  const notes = root.locator('details:visible', { hasText: '这些代码是什么？' });
  await notes.locator('summary').click();
  const item = notes.getByRole('listitem').filter({ hasText: '__webpack_exports__' });
  await expect(item.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/zh\/guide\/basic\/explain-output#/,
  );
  expect(await findings(page)).toEqual([]);
  // The next state has notes of its own without another click.
  await radio('format', 'esm').check();
  await expect(item).toHaveCount(0);
  await expect(notes.getByText('这里没有工具添加的内容。')).toBeVisible();
});

test('notes that do not load leave a link to all of them, and come with another try', async ({
  page,
}) => {
  await page.goto(`${path}?state=utility.cjs`);
  await hydrated(page);
  await page.route('**/static/js/async/**', (route) => route.abort());
  const notes = explorerOf(page).root.locator('details:visible', {
    hasText: 'What is this code?',
  });
  await notes.locator('summary').click();
  await expect(notes.getByRole('alert')).toContainText('The notes did not load.');
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

test('a shared link shows its state, without any sign of intent, in the other language too', async ({
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

test('what an address gets wrong is said, and the rest of it holds', async ({ page }) => {
  await page.goto(`${path}?state=node.amd.minify`);
  const { root, toggle, radio } = explorerOf(page);
  await expect(root.getByRole('alert')).toContainText('amd');
  await expect(toggle('minify')).toBeChecked();
  await expect(radio('Package', 'Node.js library')).toBeChecked();
  await toggle('minify').click();
  await expect(root.getByRole('alert')).toHaveCount(0);
});

test('what does not build says why in the words of Rslib, and every control stays', async ({
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

test('the outputs of a package come when the reader is near, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const data = () => asked.filter((one) => anyData.test(one));
  await page.goto(path);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(data()).toEqual([]);
  const { toggle, radio, status } = explorerOf(page);
  await toggle('minify').click();
  await toggle('banner').click();
  await expect(status).toContainText('banner');
  expect(data()).toHaveLength(1);
  await radio('Package', 'React component').check();
  await expect(page).toHaveURL(/component\.minify\.banner/);
  await expect(explorerOf(page).tab(/^dist\/index\.css/)).toBeVisible();
  expect(data()).toHaveLength(2);
});

test('a download that fails is told, leaves what is there, and can be repeated', async ({
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
  await expect(root.getByRole('alert')).toContainText('could not be loaded');
  await expect(tab(/^dist\/index\.js/)).toBeVisible();
  failing = false;
  await root.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toContainText('format: esm → cjs');
  await expect(root.getByRole('alert')).toHaveCount(0);
});

test('data of another build of the site is refused, not misread', async ({ page }) => {
  await page.goto(path);
  await page.route(dataOf('utility'), (route) => route.fulfill({ json: { schema: 0 } }));
  await hydrate(page);
  const { root, toggle } = explorerOf(page);
  await toggle('minify').click();
  await expect(root.getByRole('alert')).toBeVisible();
});

test('where storage is refused it works as well', async ({ page }) => {
  await refuseStorage(page);
  await page.goto(path);
  const { toggle, status } = explorerOf(page);
  await toggle('minify').click();
  await expect(status).toContainText('minify: off → on');
});

test('what is chosen before the scripts are there is kept', async ({ page }) => {
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

test('a keyboard toggles, goes through the tabs, and hears what changed', async ({
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
  await expect(tab(/^Verdicts/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/^dist\/index\.js/)).toBeFocused();
});

test('axe finds nothing where much has changed, and where nothing builds', async ({
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
