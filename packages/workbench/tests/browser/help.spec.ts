// A reader gets help while writing: before TypeScript is there, and with it.
import {
  expect,
  expectBuilt,
  openHydrated,
  type Page,
  test,
} from '@site/test-support/test';
import { texts } from '../../src/browser/playground/texts.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: /^Editor/ });
const file = (page: Page, name: string) =>
  page
    .getByRole('tree', { name: texts.package.en })
    .getByRole('treeitem', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const choice = (page: Page, name: string) => page.getByRole('option', { name });
const mark = (page: Page) => editor(page).locator('.cm-lintRange-error');
const errors = (page: Page, name: string) =>
  page
    .getByRole('tree', { name: texts.package.en })
    .getByRole('treeitem', { name })
    .getByRole('img', { name: /^errors/ });

async function write(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('an option is completed, and a misspelled one is marked, without a download', {
  tag: '@desktop',
}, async ({ page }) => {
  const engine: string[] = [];
  page.on('request', (request) => {
    if (/engine\/(?!\w+\.json)/.test(request.url())) engine.push(request.url());
  });
  // A build would fetch the engine.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openHydrated(page, 'playground/');
  await tab(page, 'rslib.config.ts').click();
  await write(page, "export default {\n  lib: [{ formt: 'cjs' }],\n};\n");
  const ignored = page.locator('.cm-lintRange-warning');
  await expect(ignored, 'the package is built all the same').toHaveText('formt');
  await expect(errors(page, 'rslib.config.ts')).toBeVisible();
  await ignored.hover();
  await expect(page.locator('.cm-diagnostic')).toContainText('Did you mean format?');
  await write(page, '');
  await page.keyboard.type('export default { lib: [{ for');
  await choice(page, 'format').click();
  // The second quotation mark comes by itself.
  await page.keyboard.type(": '");
  await choice(page, "'cjs'").click();
  await expect(editor(page)).toHaveText("export default { lib: [{ format: 'cjs'}]}");
  await tab(page, 'package.json').click();
  await write(page, '');
  await page.keyboard.type('{ "ty');
  await choice(page, '"type"').click();
  await page.keyboard.type(': "c');
  await choice(page, '"commonjs"').click();
  await expect(editor(page)).toHaveText('{ "type": "commonjs"}');
  expect(engine).toEqual([]);
});

test('types are checked while a reader types, in all files, once it is asked for or TypeScript is there', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, 'playground/?example=dual');
  const check = page.getByRole('button', { name: texts.checkTypes.en });
  await expect(page.getByText(/^Checking types downloads .* \d\.\d MB/)).toBeVisible();
  await check.click();
  await expectBuilt(page.getByText(texts.typesRight.en)).toBeVisible();
  await file(page, 'tone.ts').click();
  await write(page, "export type Tone = 'info';\nexport const toneClass = 1;\n");
  await expectBuilt(errors(page, 'index.ts')).toBeVisible();
  await tab(page, 'src/index.ts').click();
  await expect(mark(page).first()).toHaveText('toneClass');
  await tab(page, 'rslib.config.ts').click();
  await write(
    page,
    "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({ lib: [{ format: '' }] });\n",
  );
  await expectBuilt(errors(page, 'rslib.config.ts'), 'an empty format').toBeVisible();
  await check.click();
  await expect(errors(page, 'index.ts')).toHaveCount(0);
});

test('a type error is found in Chinese, too', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, 'zh/playground/?example=dual');
  await page.getByRole('button', { name: texts.checkTypes.zh }).click();
  await expectBuilt(page.getByText(texts.typesRight.zh)).toBeVisible();
  await page.getByRole('treeitem', { name: 'tone.ts', exact: true }).click();
  await page.getByRole('textbox', { name: /^编辑器/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    "export type Tone = 'info';\nexport const toneClass = 1;\n",
  );
  await expectBuilt(page.getByText(/^\d+ 个类型错误$/)).toBeVisible();
});
