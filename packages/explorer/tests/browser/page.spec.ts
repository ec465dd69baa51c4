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
import { explorerOf, page as path, recorded, shownCode, texts } from './support.ts';

// These are long ways, and each step waits for what the page shows.
test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

/** A tab by the text that it begins with, such as the path of a file. */
const named = (start: string) => new RegExp(`^${start.replaceAll('.', '\\.')}`);

test('toggles show what was built where the reader is, and the back button undoes them', {
  tag: '@desktop',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const data: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/\w+\.[\w.]*json$/.test(request.url())) data.push(request.url());
  });
  await page.goto(path);
  await hydrate(page);
  expect(data, 'no outputs are downloaded before the reader wants any').toEqual([]);
  const { root, toggle, radio, tab, status } = explorerOf(page);
  await toggle('minify').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await toggle('minify').click();
  await expect(page).toHaveURL(/\?state=utility\.minify$/);
  await expect(status).toContainText('minify: off → on');
  const [script] = recorded('utility.minify').files;
  await expect.poll(() => shownCode(page)).toBe(script?.text.trimEnd());
  await radio('format', 'cjs').check();
  await expect(status).toContainText('format: esm → cjs');
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await tab(/^rslib\.config\.ts/).click();
  const { config } = recorded('utility.cjs.minify');
  await expect.poll(() => shownCode(page)).toBe(config.trimEnd());
  await radio('dts', 'files').check();
  for (const file of recorded('utility.cjs.dts.minify').files)
    await expect(tab(named(file.path))).toBeVisible();
  expect(data, 'one download for all states of a package').toHaveLength(1);

  await radio(texts.packages.en, texts.entries.en).check();
  await expect(page).toHaveURL(/\?state=entries\.minify&tab=rslib\.config\.ts$/);
  await expect(tab(/^dist\/parse\.js/)).toBeVisible();
  await expect(toggle('bundle')).toBeChecked();
  await expect(root.getByRole('group', { name: 'format' })).toHaveCount(0);
  expect(data).toHaveLength(2);

  for (const key of ['utility.cjs.dts.minify', 'utility.cjs.minify', 'utility.minify']) {
    await page.goBack();
    await expect(page).toHaveURL((url) => url.searchParams.get('state') === key);
    await expect(toggle('minify')).toBeChecked();
  }
  await expect(radio('format', 'esm')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(toggle('minify')).not.toBeChecked();
  expect(complaints).toEqual([]);
});

test('a shared link opens the state and the tab of its sender, and notes explain a script', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`zh/${path}?navbar=0&state=utility.cjs.dts&tab=package.json`);
  await hydrated(page);
  const { root, radio, tab, status } = explorerOf(page);
  await expect(radio('format', 'cjs')).toBeChecked();
  await expect(tab(/^package\.json/)).toHaveAttribute('aria-selected', 'true');
  const { manifest } = recorded('utility.cjs.dts');
  await expect.poll(() => shownCode(page)).toBe(manifest.trimEnd());
  await tab(/^dist\/index\.js/).click();
  await expect(page).toHaveURL(/\?navbar=0&state=utility\.cjs\.dts$/);
  const notes = root.locator('details:visible', { hasText: labels.zh.title });
  await notes.locator('summary').click();
  const item = notes.getByRole('listitem').filter({ hasText: '__webpack_exports__' });
  await expect(item.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/zh\/guide\/basic\/explain-output#/,
  );
  // The next state has its own notes without another click.
  await radio('format', 'esm').check();
  await expect(status).toContainText('format: cjs → esm');
  await expect(item).toHaveCount(0);
  await expect(notes.getByText(texts.noNotes.zh)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a link to what the explorer does not have opens the closest build and says so', {
  tag: '@desktop',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const [prefix, language] of [
    ['', 'en'],
    ['zh/', 'zh'],
  ] as const) {
    await page.goto(`${prefix}${path}?state=component.cjs.shims.minify&tab=%3Cb%3Enone`);
    const { root, radio, toggle, tab } = explorerOf(page);
    const words = 'component, shims, <b>none';
    await expect(root.getByRole('alert')).toHaveText(
      texts.notOffered[language].replace('{words}', words),
    );
    await expect(radio(texts.packages[language], texts.utility[language])).toBeChecked();
    await expect(radio('format', 'cjs')).toBeChecked();
    await expect(tab(/^dist\/index\.js/)).toHaveAttribute('aria-selected', 'true');
    const [script] = recorded('utility.cjs.minify').files;
    await expect.poll(() => shownCode(page)).toBe(script?.text.trimEnd());
    await toggle('minify').click();
    await expect(root.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(/\?state=utility\.cjs$/);
  }
  expect(complaints).toEqual([]);
});

test('what is selected before the scripts load is kept, and the keyboard goes on from there', {
  tag: '@desktop',
}, async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto(path);
  const { radio, toggle, tab, status } = explorerOf(page);
  await toggle('minify').click();
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\?state=utility\.minify$/);
  await expect(status).toContainText('minify: off → on');
  await radio('format', 'esm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('format', 'cjs')).toBeFocused();
  await expect(status).toContainText('format: esm → cjs');
  await toggle('minify').focus();
  await page.keyboard.press('Space');
  await expect(status).toContainText('minify: on → off');
  await tab(/^dist\/index\.js/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab(/^rslib\.config\.ts/)).toBeFocused();
  await expect(tab(/^rslib\.config\.ts/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(named(texts.checks.en))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/^dist\/index\.js/)).toBeFocused();
});

test('on a phone the tabs are one row, and the size bar covers no focused control', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${path}?state=utility.dts`);
  const { root, tab } = explorerOf(page);
  await expect(tab(/^dist\/wait\.d\.ts/)).toBeVisible();
  const bottoms = await root
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((one) => Math.round(one.getBoundingClientRect().bottom)),
    );
  expect(new Set(bottoms).size).toBe(1);
  await tab(/^dist\/index\.js/).focus();
  await page.keyboard.press('End');
  await expect(tab(named(texts.checks.en))).toBeInViewport({ ratio: 0.99 });
  const bar = root.locator('div:has(> [role=status])');
  for (const control of await root.getByRole('switch').all()) {
    await control.focus();
    await expect(async () => {
      const [below, above] = [await bar.boundingBox(), await control.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
        (below?.y ?? 0) + 1,
      );
    }).toPass({ timeout: 30_000 });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('config, sizes, every file and the verdicts of one build are readable', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path);
    const { root } = explorerOf(page);
    const { files, config, manifest, verdicts } = recorded('utility');
    const text = await root.innerText();
    const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
    for (const part of [config, manifest, ...files.map((file) => file.text)])
      expect(flat(text)).toContain(flat(part));
    for (const file of files) expect(text).toContain(file.path);
    expect(text).toContain(verdicts.publint.command);
    await expect(root.getByText(texts.noScripts.en)).toBeVisible();
    await expect(root.getByRole('radio').first()).toBeHidden();
    await expect(root.getByRole('switch').first()).toBeHidden();
  });
});
