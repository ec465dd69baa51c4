// A reader presses Run before the page is ready for it, or changes something that a reload could lose.

import { startServer } from '@site/serve';
import { base } from '@site/settings';
import { hold, holdScripts } from '@site/test-support/hold';
import { hydrate, hydrated } from '@site/test-support/hydration';
import { languages } from '@site/test-support/languages';
import { moments, pressAt, pressing } from '@site/test-support/presses';
import { siteOutput } from '@site/test-support/site';
import { expect, expectBuilt, type Page, test } from '@site/test-support/test';
import { refuseStorage } from '@site/test-support/visitor';
import { encodeProject } from '../../src/browser/playground/project/address.ts';
import { texts } from '../../src/browser/playground/texts.ts';

const runButton = '[data-styles="playground"] button';
const result = (page: Page) => page.getByRole('region', { name: texts.result.en });
const run = (page: Page) => page.getByRole('button', { name: texts.run.en });

/** Waits until Rslib is on its way, or has built already. */
async function expectRun(
  page: Page,
  lang: 'en' | 'zh' = 'en',
  message = '',
): Promise<void> {
  const stop = page.getByRole('button', { name: texts.stop[lang] });
  const built = page.getByText(/^(?:Built in|构建用时) [\d.]+ (?:s|秒)$/);
  await expectBuilt(stop.or(built), message).toBeVisible();
}

for (const headers of [true, false])
  for (const { lang, prefix } of languages)
    test(`in ${lang}, on a host ${headers ? 'with' : 'without'} headers, Run works whenever it is pressed`, {
      tag: '@desktop',
    }, async ({ browser }) => {
      const host = await startServer(siteOutput, { base, port: 0, headers });
      for (const moment of moments) {
        // A fresh profile: no service worker, nothing in storage, nothing in the cache.
        const context = await browser.newContext({ locale: lang });
        const page = await context.newPage();
        await page.addInitScript(pressAt, pressing(runButton, moment));
        await page.goto(`${host.origin}${base}${prefix}playground/`);
        await expectRun(page, lang, moment);
        await context.close();
      }
      await host.close();
    });

test('what is changed before React and before the reload is what runs', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  const sample = await hold(page, '**/playground/samples/*.json');
  // Scripts that are held back keep the page from being loaded.
  await page.goto('playground/#sample=first-library', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: texts.options.en }).click();
  await page.getByRole('radio', { name: 'cjs' }).check({ force: true });
  await page.keyboard.press('Escape');
  await run(page).click({ noWaitAfter: true });
  scripts.release();
  await hydrated(page);
  await page.getByRole('button', { name: texts.newFile.en }).click();
  const path = page.getByRole('textbox', { name: texts.path.en });
  await path.fill('src/typed.ts');
  await path.press('Enter');
  await expect.poll(() => sample.asked.length).toBeGreaterThan(0);
  sample.release();
  await expectRun(page);
  expect(await page.evaluate(() => crossOriginIsolated), 'after a reload').toBe(true);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('treeitem', { name: 'typed.ts' })).toBeVisible();
  const installed = page.getByRole('treeitem', { name: 'node_modules' });
  await expect(installed, 'the example').toHaveCount(0);
  await tab('rslib.config.ts').click();
  const editor = page.getByRole('textbox', { name: /^Editor/ });
  await expect(editor).toContainText("format: 'cjs'");
  await expect(result(page)).toBeVisible();
});

test('a file that is dropped before React is in the package, New file is pressed, and letters are typed in the editor', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('zh/playground/');
  const field = page.getByRole('textbox', { name: /^编辑器/ });
  await field.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// typed early ');
  await page
    .getByRole('button', { name: texts.newFile.zh, exact: true })
    .click({ noWaitAfter: true });
  const accepted = await page.locator('h1').evaluate((title) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['export {};\n'], 'dropped.ts'));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    return ['dragover', 'drop'].map(
      (type) => !title.dispatchEvent(new DragEvent(type, options)),
    );
  });
  expect(accepted, 'the browser does not open it instead of the page').toEqual([
    true,
    true,
  ]);
  scripts.release();
  await hydrated(page);
  const path = page.getByRole('textbox', { name: texts.path.zh });
  await expect(path).toBeFocused();
  await path.fill('src/typed.ts');
  await path.press('Enter');
  await expect(page.getByRole('tab', { name: 'src/typed.ts' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'dropped.ts' })).toBeVisible();
  await page.getByRole('tab', { name: 'rslib.config.ts' }).click();
  await expect(page.locator('.cm-content')).toContainText(/^\/\/ typed early import/);
});

test('the code of a link waits for a reader who has not seen it', {
  tag: '@desktop',
}, async ({ page }) => {
  // With headers, nothing else keeps the engine from starting.
  const host = await startServer(siteOutput, { base, port: 0, headers: true });
  const code = await encodeProject({
    'package.json': '{ "name": "linked", "version": "1.0.0" }',
    'rslib.config.ts': 'export default { lib: [{}] };\n',
    'src/index.ts': 'export {};\n',
  });
  await page.addInitScript(pressAt, pressing(runButton, 'seen'));
  await page.goto(`${host.origin}${base}playground/#code=${code}`);
  // The page has asked what the engine needs, and could start it.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(texts.foreign.en)).toBeVisible();
  await expect(run(page)).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'tsconfig.json' })).toHaveCount(0);
  await run(page).click();
  await expectRun(page);
  await host.close();
});

test('a late service worker takes one more reload, and a missing one is reported', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const { register } = ServiceWorkerContainer.prototype;
    // As if it were active, and yet it answers for no page.
    const pretend = async () => ({ active: { state: 'activated' } });
    const count = () => {
      const reloads = Number(sessionStorage.getItem('test-reloads')) + 1;
      sessionStorage.setItem('test-reloads', String(reloads));
      return reloads;
    };
    const isLate = count() <= Number(localStorage.getItem('test-late') ?? 1);
    if (isLate) Object.assign(serviceWorker, { register: pretend });
    else Object.assign(serviceWorker, { register });
  });
  await page.goto('playground/');
  await run(page).click();
  await expectRun(page);
  expect(await page.evaluate(() => sessionStorage.getItem('test-reloads'))).toBe('3');

  await page.evaluate(async () => {
    localStorage.setItem('test-late', '99');
    sessionStorage.clear();
    for (const one of await navigator.serviceWorker.getRegistrations())
      await one.unregister();
  });
  await page.goto('playground/');
  await run(page).click();
  await expectBuilt(page.getByText(texts.notIsolated.en)).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(run(page), 'the next visit begins afresh').toBeVisible();
});

test('without storage, Rslib runs where headers are sent, and elsewhere the page says why not', {
  tag: '@desktop',
}, async ({ page }) => {
  const host = await startServer(siteOutput, { base, port: 0, headers: true });
  await refuseStorage(page);
  await page.goto(`${host.origin}${base}playground/`);
  await run(page).click();
  await expectRun(page);
  await page.goto('playground/');
  await run(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: texts.tooLarge.en }),
  ).toBeVisible();
  await host.close();
});
