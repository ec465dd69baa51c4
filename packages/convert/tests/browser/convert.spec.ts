// The converter on its page: paste, drop, examples, errors, reload, keyboard, both languages.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { selectedLanguages } from '../../../../tests/support/languages.ts';
import fieldTexts from '../../src/browser/field/texts.json' with { type: 'json' };
import texts from '../../src/browser/texts.json' with { type: 'json' };

const address = 'guide/migration/convert';
const config = (page: Page) => page.locator('[data-convert] textarea').first();
const file = (page: Page, name: string) =>
  page.locator('[data-convert]').getByRole('figure', { name, exact: true });

test.beforeEach(({ page }) => watchHydration(page));

for (const { lang, prefix } of selectedLanguages('convert')) {
  test.describe(lang, () => {
    // The site shows readers the language that their browser prefers.
    test.use({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
    test(`an example fills all fields and is converted (${lang})`, async ({ page }) => {
      await page.goto(prefix + address);
      await page.getByRole('button', { name: 'tsup', exact: true }).click();
      await expect(file(page, 'rslib.config.ts')).toContainText('autoExtension: true');
      await expect(file(page, 'tsconfig.build.json')).toContainText('"rootDir": "src"');
      const result = page.getByRole('region', { name: texts.result[lang], exact: true });
      await expect(result).toContainText(texts.changes[lang]);
      await expect(result.getByRole('link').first()).toHaveAttribute('href', /#[\w-]+$/);
      await page.getByRole('link', { name: texts['to-result'][lang] }).click();
      await expect(result).toBeInViewport();
    });
  });
}

test('a typed configuration survives a reload, and a button clears it', async ({
  page,
}) => {
  await page.goto(address);
  await config(page).fill("export default { entry: ['src/a.ts'], format: 'esm' }");
  await expect(file(page, 'rslib.config.ts')).toContainText("a: './src/a.ts'");
  await page.reload();
  await expect(file(page, 'rslib.config.ts')).toContainText("a: './src/a.ts'");
  expect(page.url()).not.toContain('src');
  await page.getByRole('button', { name: fieldTexts.clear.en }).first().click();
  await expect(file(page, 'rslib.config.ts')).toHaveCount(0);
  await page.reload();
  await hydrate(page);
  await expect(config(page)).toHaveValue('');
});

test('an error is tied to its field, and leads to the line', async ({ page }) => {
  await page.goto(address);
  await config(page).fill('export default {\n  a: [1,\n  b: }');
  await expect(config(page)).toHaveAttribute('aria-invalid', 'true');
  const described =
    (await config(page).getAttribute('aria-describedby'))?.split(' ') ?? [];
  await expect(page.locator(`[id="${described.at(-1)}"]`)).toContainText(
    'Unexpected token',
  );
  await page.getByRole('button', { name: 'Line 3, column 6' }).press('Enter');
  await expect(config(page)).toBeFocused();
  const start = await config(page).evaluate((area) =>
    area instanceof HTMLTextAreaElement ? area.selectionStart : -1,
  );
  expect(start).toBe('export default {\n  a: [1,\n  b: '.length);
});

test('files dropped together go into their fields, and one that is too long changes nothing', async ({
  page,
}) => {
  await page.goto(address);
  await hydrate(page);
  const drop = async (files: readonly (readonly [string, string])[]) => {
    const data = await page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const [name, text] of list) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
    await config(page).dispatchEvent('drop', { dataTransfer: data });
  };
  const sample = (name: string) =>
    readFileSync(`docs/samples/migrate-tsup-before/${name}`, 'utf8');
  const names = ['package.json', 'tsup.config.ts', 'tsconfig.json'];
  await drop(names.map((name) => [name, sample(name)] as const));
  await expect(file(page, 'tsconfig.build.json')).toBeVisible();
  const before = await config(page).inputValue();
  await drop([['tsup.config.ts', '1'.repeat(5_000_000)]]);
  await expect(config(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await config(page).inputValue()).toBe(before);
  await drop([['tsup.config.ts', `a\0b`]]);
  await expect(page.getByText(fieldTexts.binary.en)).toBeVisible();
  expect(await config(page).inputValue()).toBe(before);
});

test('nothing that is pasted is executed or sent', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Rollup', exact: true }).click();
  await expect(file(page, 'rslib.config.ts')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await config(page).fill(
    'globalThis.hostile = 1; fetch("/hostile"); export default { input: `<img src=x onerror="hostile=1">`, output: { file: "dist/a.js" } }',
  );
  await expect(file(page, 'rslib.config.ts')).toContainText('onerror');
  // A worker loads scripts of the site, and nothing else.
  expect(requests.filter((url) => !/^blob:|\/static\/js\//.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
});

test('storage that is blocked loses nothing but the reload', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(address);
  await config(page).fill("export default { entry: ['src/a.ts'], format: 'esm' }");
  await expect(file(page, 'rslib.config.ts')).toContainText("a: './src/a.ts'");
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says how to do it by hand', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(texts['needs-scripts'].en)).toBeVisible();
    await expect(config(page)).toBeHidden();
  });
});
