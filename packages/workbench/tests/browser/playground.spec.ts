// A reader builds a package in the page. The host of the tests sends no headers, so the page is
// isolated by its service worker.
import { mkdirSync, writeFileSync } from 'node:fs';
import { startServer } from '@site/serve';
import { base } from '@site/settings';
import { findings, findingsAsDelivered } from '@site/test-support/axe';
import { hydrate } from '@site/test-support/hydration';
import { siteOutput } from '@site/test-support/site';
import {
  expect,
  expectBuilt,
  openHydrated,
  type Page,
  test,
} from '@site/test-support/test';
import { encodeProject } from '../../src/browser/playground/project/address.ts';
import { texts } from '../../src/browser/playground/texts.ts';

const run = (page: Page) => page.getByRole('button', { name: texts.run.en });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const file = (page: Page, name: string | RegExp) =>
  page.getByRole('tree', { name: texts.package.en }).getByRole('treeitem', { name });
const emitted = (page: Page, name: string | RegExp) =>
  result(page).getByRole('treeitem', { name });
const editor = (page: Page) => page.getByRole('textbox', { name: /^(?:Editor|编辑器)/ });
const result = (page: Page) => page.getByRole('region', { name: texts.result.en });

/** Sets an option in its panel. */
async function setOption(page: Page, value: string): Promise<void> {
  await page.getByRole('button', { name: texts.options.en }).click();
  await page.getByRole('radio', { name: value }).check({ force: true });
  await page.keyboard.press('Escape');
}

async function replaceCode(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** A package in an address. */
const linked = {
  'package.json': '{ "name": "linked", "version": "1.0.0", "type": "module" }',
  'rslib.config.ts': 'export default { lib: [{}] };\n',
  'src/index.ts': 'export const from = "a link";\n',
  'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
};

test('a reader runs the code of a link, edits it, and finds it again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`playground/#code=${await encodeProject(linked)}`);
  const foreign = page.getByText(texts.foreign.en);
  await expect(foreign).toBeVisible();
  await expect(file(page, 'node_modules'), 'of the example').toHaveCount(0);
  await test.step('Escape, then Tab leaves the editor', async () => {
    await editor(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor(page)).toBeFocused();
  });
  await tab(page, 'src/index.ts').click();
  await replaceCode(page, 'export const from = "a reader";\n');
  await expect(foreign, 'an edit runs nothing').toBeVisible();
  await test.step('after a reload the edit is there, and waits as the code of the link did', async () => {
    await expect(page).toHaveURL(/\/playground\/$/);
    await page.reload();
    await expect(foreign).toBeVisible();
    await tab(page, 'src/index.ts').click();
    await expect(editor(page)).toContainText('a reader');
  });
  await run(page).click();
  await expect(page.getByText(/^Your connection is metered.* \d+\.\d MB/)).toBeVisible();
  // The page reloads once on the way.
  await page.getByRole('button', { name: texts.load.en }).click();
  await expectBuilt(page.getByText(/^Built in [\d.]+ s$/)).toBeVisible();
  await expect(result(page)).toContainText('a reader');
  await tab(page, 'src/index.ts').click();
  await replaceCode(page, 'export const wait = async (): Promise<string> => "edited";\n');
  await expectBuilt(result(page)).toContainText('"edited"');
  await test.step('an option edits the configuration, and notes explain the output', async () => {
    await setOption(page, 'cjs');
    await expectBuilt(emitted(page, /^index\.cjs/)).toBeVisible();
    const notes = result(page).getByRole('link', { name: /__webpack_/ });
    await expect(notes.first()).toBeVisible();
    await tab(page, 'rslib.config.ts').click();
    await expect(editor(page)).toContainText("format: 'cjs'");
  });
  await test.step('declarations come from TypeScript, which Are The Types Wrong needs', async () => {
    await setOption(page, 'files');
    await expectBuilt(emitted(page, /^index\.d\.c?ts/)).toBeVisible();
    await tab(page, /^Checks/).click();
    await expectBuilt(result(page)).toContainText('npx @arethetypeswrong/cli --pack');
    await expectBuilt(result(page)).toContainText(/bundler: /);
    const second = result(page).getByText('npx @arethetypeswrong/cli --pack');
    await expect(second, 'below the first report').toBeInViewport();
  });
  await test.step('declarations are bundled by API Extractor', async () => {
    await setOption(page, 'bundled');
    await tab(page, /^Terminal/).click();
    const said = 'declaration files bundled successfully';
    await expectBuilt(result(page)).toContainText(said);
    await setOption(page, 'files');
    await expectBuilt(result(page)).not.toContainText(said);
  });
  await test.step('an option that does not work here is named', async () => {
    await tab(page, 'rslib.config.ts').click();
    await replaceCode(page, 'export default { lib: [{ dts: { tsgo: true } }] };\n');
    const alert = page.getByRole('alert').filter({ hasText: 'dts.tsgo' });
    await expectBuilt(alert).toBeVisible();
    await replaceCode(page, 'export default { lib: [{ dts: true }] };\n');
    await expectBuilt(alert).toBeHidden();
  });
  await test.step('an error is in the terminal, marks the file, and leads to its line', async () => {
    await tab(page, 'src/index.ts').click();
    await replaceCode(page, "\n\nexport { nothing } from './nowhere';\n");
    await expectBuilt(result(page)).toContainText("Can't resolve './nowhere'");
    await expect(tab(page, /^Terminal \d/)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'src/index.ts')).toHaveAttribute('data-problem', 'true');
    await expect(
      file(page, 'index.ts').getByRole('img', { name: 'errors: 2' }),
    ).toBeVisible();
    await tab(page, 'rslib.config.ts').click();
    await result(page)
      .getByRole('button', { name: /^src\/index\.ts:3:\d+ TS2307/ })
      .click();
    await expect(editor(page)).toBeFocused();
    await expect(editor(page).locator('.cm-activeLine')).toHaveText(/nowhere/);
  });
  expect(await findings(page)).toEqual([]);
  await test.step('the code of another link waits, too', async () => {
    const other = { ...linked, 'src/index.ts': 'export const from = "another link";\n' };
    const code = await encodeProject(other);
    await page.evaluate((text) => location.assign(`#code=${text}`), code);
    await expect(foreign).toBeVisible();
    await expect(run(page)).toBeVisible();
    await expect(result(page)).not.toContainText('another link');
  });
  await test.step('after a reload it waits for the reader', async () => {
    await openHydrated(page, 'playground/');
    await tab(page, 'rslib.config.ts').click();
    await expect(editor(page)).toContainText('dts: true');
    await expect(run(page)).toBeVisible();
  });
  await test.step('other pages are neither isolated nor under the service worker', async () => {
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
    await page.waitForURL('**/guide/start/');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test('Reset brings the example back, and takes the code of a link out of the address', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`playground/#code=${await encodeProject(linked)}`);
  await expect(page.getByText(texts.foreign.en)).toBeVisible();
  await page.getByRole('button', { name: texts.more.en }).click();
  await page.getByRole('button', { name: texts.reset.en, exact: true }).click();
  const example = file(page, 'node_modules');
  await expect(example).toBeVisible();
  await expect(page).toHaveURL(/\/playground\/$/);
  await page.reload();
  await hydrate(page);
  await expect(editor(page)).toContainText('defineConfig');
  await expect(example, 'the link is not back').toBeVisible();
});

test('a sample opens in the playground, and chosen and dropped files are added', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('guide/start/quick-start');
  const link = page.locator('a[href*="/playground/#sample="]').first();
  const id = (await link.getAttribute('href'))?.split('=').at(-1);
  await link.click();
  await page.waitForURL(`**/playground/#sample=${id}`);
  await expect(tab(page, 'rslib.config.ts')).toBeVisible();
  await expect(file(page, 'node_modules'), 'of the example').toHaveCount(0);

  const upload = (name: string, content: string) => {
    return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
  };
  await page
    .locator('input[type=file]')
    .setInputFiles([
      upload('large.ts', 'x'.repeat(1_000_000)),
      upload('larger.ts', 'x'.repeat(1_100_000)),
      upload('binary.bin', 'a\0b'),
      upload('two words.ts', ''),
    ]);
  await expect(file(page, 'large.ts')).toBeVisible();
  const leftOut = page.getByRole('alert').filter({ hasText: 'Files left out: 3' });
  await expect(leftOut).toContainText('larger.ts, binary.bin, two words.ts');
  // So that choosing the same file again is a change.
  await expect(page.locator('input[type=file]')).toHaveValue('');

  // An anchor of the page is no other package.
  await page.evaluate(() => {
    Object.assign(window, { isSame: true });
    location.hash = 'top';
  });

  const folder = test.info().outputPath('dropped');
  mkdirSync(`${folder}/src/deep`, { recursive: true });
  mkdirSync(`${folder}/node_modules/a`, { recursive: true });
  writeFileSync(`${folder}/node_modules/a/index.js`, '');
  // Browsers list a hundred entries at a time.
  for (let index = 0; index < 150; index++)
    writeFileSync(`${folder}/src/deep/part${index}.ts`, '');
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
  await expect(file(page, 'part149.ts')).toBeAttached();
  await expect(file(page, 'node_modules')).toHaveCount(0);
  await expect(leftOut).toBeHidden();
  expect(await page.evaluate(() => 'isSame' in window), 'no reload').toBe(true);
});

test('in Chinese, a damaged link says so, and the example is built', {
  tag: '@desktop',
}, async ({ page }) => {
  const host = await startServer(siteOutput, { base, port: 0, headers: true });
  await openHydrated(page, `${host.origin}${base}zh/playground/#code=damaged`);
  await expect(page.getByRole('alert')).toHaveText(texts.brokenLink.zh);
  await expect(page.getByRole('treeitem', { name: 'node_modules' })).toBeVisible();
  const recorded = page.getByText(texts.recorded.zh);
  await expect(recorded).toBeVisible();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.getByRole('button', { name: texts.run.zh }).click();
  await expectBuilt(page.getByText(/^构建用时 [\d.]+ 秒$/)).toBeVisible();
  await expect(recorded).toBeHidden();
  const registrations = page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(await registrations).toHaveLength(0);
  await test.step('a build that is stopped does not start again by itself', async () => {
    await tab(page, 'rslib.config.ts').click();
    await replaceCode(page, "/^(a+)+$/.test('a'.repeat(60) + 'b');");
    await page.getByRole('button', { name: texts.stop.zh }).click();
    const stopped = page.getByText(texts.stopped.zh);
    await expect(stopped).toBeVisible();
    await tab(page, /^package\.json/).click();
    await expect(editor(page)).toContainText('"name"');
    await expect(stopped).toBeVisible();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const output = page.getByRole('region', { name: texts.result.zh });
  await expect(output, 'what Run is pressed for').toBeVisible();
  await expect(editor(page)).toBeHidden();
  await page.getByRole('radio', { name: texts['pane-code'].zh }).check({ force: true });
  await expect(editor(page)).toBeVisible();
  await expect(output).toBeHidden();
  const button = page.getByRole('button', { name: texts.run.zh });
  await expect(button).toBeInViewport({ ratio: 1 });
  await host.close();
});

test("on a host that gives the worker the pages' policy, the service worker helps", {
  tag: '@desktop',
}, async ({ page }) => {
  const host = await startServer(siteOutput, { base, port: 0, headers: true });
  const joined = "script-src 'self', script-src 'self' 'unsafe-eval'";
  await page.route('**/playground/engine/worker.*.js', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { 'content-security-policy': joined } })
      : route.continue(),
  );
  await page.goto(`${host.origin}${base}playground/`);
  expect.soft(await findingsAsDelivered(page), 'before React').toEqual([]);
  const place = async () => (await file(page, 'tsconfig.json').boundingBox())?.y;
  const before = await place();
  await hydrate(page);
  expect(await place(), 'what a reader is about to press stays').toBe(before);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await run(page).click();
  // What it builds is the same as where the service worker isolates the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectBuilt(page.getByRole('button', { name: texts.stop.en })).toBeVisible();
  await host.close();
});

test('inside of another page and in an old browser, the recorded example stays', {
  tag: '@desktop',
}, async ({ page }) => {
  const body = `<iframe src="${base}playground/" width="900" height="900"></iframe>`;
  await page.route('**/frame', (route) => {
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('frame');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('treeitem', { name: 'tsconfig.json' }).click();
  await expect(frame.getByText(texts.inFrame.en)).toBeVisible();
  await expect(frame.getByRole('button', { name: texts.run.en })).toHaveCount(0);
  await expect(frame.getByRole('treeitem', { name: /^index\.js/ })).toBeVisible();
  // Recorded builds answer the toggles.
  await frame.getByRole('button', { name: texts.options.en }).click();
  await frame.getByRole('radio', { name: 'cjs' }).click({ force: true });
  await expect(frame.getByRole('tabpanel').last()).toContainText('__webpack_require__');
  await expect(frame.getByText(texts.recorded.en)).toBeVisible();

  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    localStorage.setItem('playground-project', '{ damaged');
    sessionStorage.setItem('playground-press', '{ damaged');
  });
  await openHydrated(page, 'playground/');
  await expect(page.getByText(texts.oldBrowser.en)).toBeVisible();
  await expect(page.getByRole('alert'), 'what was kept is damaged').toHaveCount(0);
  await expect(file(page, 'node_modules')).toBeVisible();
  await expect(run(page)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.more.en }).click();
  await page.getByRole('button', { name: texts.download.en }).click();
  expect((await download).suggestedFilename()).toBe('price-label.zip');
});
