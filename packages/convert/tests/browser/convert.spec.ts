// The converter on its page: paste, drop, examples, errors, reload, keyboard, both languages.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findings } from '../../../../tests/access/axe.ts';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { refuseStorage } from '../../../../tests/support/visitor.ts';
import fieldTexts from '../../src/browser/field/texts.json' with { type: 'json' };
import texts from '../../src/browser/texts.json' with { type: 'json' };

const address = 'guide/migration/convert';
const typed = "export default { entry: ['src/private.ts'], format: 'esm' }";
const config = (page: Page) => page.locator('[data-convert] textarea').first();
const file = (page: Page, name: string) =>
  page.locator('[data-convert]').getByRole('figure', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const sample = (name: string) =>
  readFileSync(`docs/samples/migrate-tsup-before/${name}`, 'utf8');
const pasteSample = async (page: Page) => {
  const fields = page.locator('[data-convert] textarea');
  const names = ['tsup.config.ts', 'package.json', 'tsconfig.json'];
  for (const [index, name] of names.entries()) await fields.nth(index).fill(sample(name));
};

test.beforeEach(({ page }) => watchHydration(page));

test.describe('in Chinese', () => {
  // The site shows readers the language that their browser prefers.
  test.use({ locale: 'zh-CN' });
  test('three files are pasted and converted, every property is accounted for, the playground has the result, axe finds nothing in either theme, and forced colours keep every control visible', async ({
    page,
  }) => {
    await page.goto(`zh/${address}`);
    await pasteSample(page);
    await expect(file(page, 'rslib.config.ts')).toContainText('autoExtension: true');
    await expect(file(page, 'tsconfig.build.json')).toContainText('"rootDir": "src"');
    const result = page.getByRole('region', { name: texts.result.zh, exact: true });
    await expect(result).toContainText(texts.changes.zh);
    await expect(result.locator('li a').first()).toHaveAttribute('href', /#[\w-]+$/);
    const became = result.getByRole('group').filter({ hasText: /沿用 \d+ 项/ });
    await became.locator('summary').click();
    await expect(became).toContainText("format: 'esm'");
    const tried = result.getByRole('link', { name: texts.try.zh });
    await expect(tried).toHaveAttribute('href', /\/zh\/playground\/#code=[\w-]+$/);
    await page.getByRole('link', { name: texts['to-result'].zh }).click();
    await expect(result).toBeInViewport();
    expect.soft(await findings(page, '[data-convert]')).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    const borderless = await page
      .locator('[data-convert]')
      .locator('textarea:visible, button:visible')
      .evaluateAll((controls) =>
        controls
          // Those of code blocks are on every page.
          .filter((control) => !control.closest('figure'))
          .filter((control) => {
            const { borderTopWidth, borderTopStyle, textDecorationLine } =
              getComputedStyle(control);
            const isBordered = borderTopStyle !== 'none' && borderTopWidth !== '0px';
            return !isBordered && textDecorationLine === 'none';
          })
          .map(({ outerHTML }) => outerHTML),
      );
    expect.soft(borderless, 'controls without a border').toEqual([]);
  });
});

test('with the keyboard a field is cleared, and an error leads to its line', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(address);
  await hydrate(page);
  await config(page).fill(typed);
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
  await config(page).press('Tab');
  await expect(button(page, fieldTexts.clear.en)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(config(page)).toHaveValue('');
  await expect(config(page)).toBeFocused();

  await config(page).fill('export default {\n  a: [1,\n  b: }');
  await expect(config(page)).toHaveAttribute('aria-invalid', 'true');
  const described = await config(page).getAttribute('aria-describedby');
  const message = page.locator(`[id="${described?.split(' ').at(-1)}"]`);
  await expect(message).toContainText('Unexpected token');
  await page.getByRole('button', { name: 'Line 3, column 6' }).press('Enter');
  await expect(config(page)).toBeFocused();
  const start = await config(page).evaluate((area) =>
    area instanceof HTMLTextAreaElement ? area.selectionStart : -1,
  );
  expect(start).toBe('export default {\n  a: [1,\n  b: '.length);
});

test('what is typed or pasted is neither executed nor sent, survives a reload but no other way, and is kept when a text is refused', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await page.goto(address);
  await hydrate(page);
  await config(page).fill(typed);
  await expect(file(page, 'rslib.config.ts')).toContainText(
    "private: './src/private.ts'",
  );

  await test.step('a text of 600 kB is refused', async () => {
    await config(page).fill('a'.repeat(600_000));
    await expect(page.getByRole('status').filter({ hasText: '600 kB' })).toBeVisible();
    await expect(config(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(config(page)).toHaveValue(typed);
  });

  await test.step('a reload keeps the text, and a button clears it', async () => {
    await page.reload();
    await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
    expect(page.url()).not.toContain('src');
    await button(page, fieldTexts.clear.en).click();
    await expect(file(page, 'rslib.config.ts')).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await expect(config(page)).toHaveValue('');
  });

  await test.step('code in a text is not executed', async () => {
    await pasteSample(page);
    await expect(file(page, 'tsconfig.build.json')).toBeVisible();
    const before = sent.length;
    await config(page).fill(
      'globalThis.hostile = 1; fetch("/hostile"); export default { input: `<img src=x onerror="hostile=1">`, output: { file: "dist/a.js" } }',
    );
    await expect(file(page, 'rslib.config.ts')).toContainText('onerror');
    // Parts of the converter are loaded when they are needed, and nothing else.
    const others = sent
      .slice(before)
      .filter((one) => !/^GET \S+\/static\/js\//.test(one));
    expect.soft(others).toEqual([]);
    expect.soft(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
  });

  const { origin } = new URL(page.url());
  const foreign = sent.filter(
    (one) => one.includes('private') || !one.startsWith(`GET ${origin}/`),
  );
  expect.soft(foreign).toEqual([]);
});

test('storage that is blocked loses nothing but the reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await refuseStorage(page);
  await page.goto(address);
  await config(page).fill(typed);
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
});

test('storage that is full loses nothing but the reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(address);
  await config(page).fill(typed);
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says how to do it by hand', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(texts['needs-scripts'].en)).toBeVisible();
    await expect(config(page)).toBeHidden();
  });
});
