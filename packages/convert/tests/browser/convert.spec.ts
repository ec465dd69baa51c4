// The converter on its page: paste, drop, examples, errors, reload, keyboard, both languages.
import { readFileSync } from 'node:fs';
import { findings } from '@site/test-support/axe';
import { holdScripts } from '@site/test-support/hold';
import { hydrate } from '@site/test-support/hydration';
import { expect, type Page, test } from '@site/test-support/test';
import { refuseStorage } from '@site/test-support/visitor';
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { titlesOf } from '../../src/page/titles.ts';

const address = 'guide/migration/convert';
const typed = "export default { entry: ['src/private.ts'], format: 'esm' }";
const config = (page: Page) => page.locator('[data-convert] textarea').first();
const file = (page: Page, name: string) =>
  page.locator('[data-convert]').getByRole('figure', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const sample = (name: string) =>
  readFileSync(`docs/samples/migrate-tsup-before/${name}`, 'utf8');
/** Drops files, as names and texts, on the first field. */
const drop = async (page: Page, ...files: readonly (readonly [string, string])[]) => {
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const [name, text] of list) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await config(page).dispatchEvent(type, { dataTransfer });
};

test('an example is converted, every property is accounted for, and the playground has the result', async ({
  page,
}) => {
  await page.goto(`zh/${address}`);
  await button(page, 'tsup').click();
  await expect(file(page, 'rslib.config.ts')).toContainText('autoExtension: true');
  await expect(file(page, 'tsconfig.build.json')).toContainText('"rootDir": "src"');
  const result = page.getByRole('region', { name: texts.result.zh, exact: true });
  await expect(result).toContainText(texts.changes.zh);
  const [first] = await result.locator('li a').all();
  const link = (await first?.getAttribute('href'))?.replace(/^.*\/zh\//, '/') ?? '';
  await expect(result.locator('li a').first()).toContainText(
    titlesOf([link], 'zh')[link] ?? '',
  );
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

test('the keyboard chooses and clears an example, and an error leads to its line', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(address);
  await hydrate(page);
  await config(page).focus();
  for (const name of [texts.choose.en, texts.clear.en, 'tsup']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(config(page)).not.toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
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

test("a reader's text is neither executed nor sent, and survives only a reload", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await page.goto(address);
  await hydrate(page);
  await config(page).fill(typed);
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');

  await test.step('a text of 600 kB is refused', async () => {
    await config(page).fill('a'.repeat(600_000));
    await expect(page.getByRole('status').filter({ hasText: '500 kB' })).toBeVisible();
    await expect(config(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(config(page)).toHaveValue(typed);
  });

  await test.step('a reload keeps the text, at the result too, and a button clears it', async () => {
    await page.getByRole('link', { name: texts['to-result'].en }).click();
    // The address with the anchor is an entry of its own in the history.
    await page.reload();
    await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
    expect(page.url()).not.toContain('src');
    await button(page, texts.clear.en).click();
    await expect(file(page, 'rslib.config.ts')).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await expect(config(page)).toHaveValue('');
  });

  await test.step('files dropped together go into their fields', async () => {
    const names = ['package.json', 'tsup.config.ts', 'tsconfig.json'];
    await drop(page, ...names.map((name) => [name, sample(name)] as const));
    await expect(file(page, 'tsconfig.build.json')).toBeVisible();
    const before = await config(page).inputValue();
    await drop(page, ['tsup.config.ts', '1'.repeat(5_000_000)]);
    await expect(config(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await config(page).inputValue(), 'one that is too long').toBe(before);
    await drop(page, ['tsup.config.ts', `a\0b`]);
    await expect(page.getByText(texts.binary.en)).toBeVisible();
    expect(await config(page).inputValue(), 'a binary one').toBe(before);
  });

  await test.step('a file that is chosen is converted, and its name tells the tool', async () => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, texts.choose.en).click();
    const buffer = Buffer.from(
      'export default { build: { lib: { entry: "src/own.ts" } } }',
    );
    await (await chooser).setFiles({
      name: 'vite.config.ts',
      mimeType: 'text/plain',
      buffer,
    });
    await expect(file(page, 'rslib.config.ts')).toContainText('./src/own.ts');
    await expect(config(page)).toHaveAccessibleName(/vite\.config\.ts/);
  });

  await test.step('the answer is downloaded', async () => {
    const name = 'rslib.config.ts';
    const started = page.waitForEvent('download');
    await button(page, texts.download.en.replace('{file}', name)).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), 'utf8')).toContain('./src/own.ts');
  });

  await test.step('code in a text is not executed', async () => {
    await button(page, 'Rollup').click();
    await expect(file(page, 'tsconfig.build.json')).toBeVisible();
    const before = sent.length;
    await config(page).fill(
      'globalThis.hostile = 1; fetch("/hostile"); export default { input: `<img src=x onerror="hostile=1">`, output: { file: "dist/a.js" } }',
    );
    await expect(file(page, 'rslib.config.ts')).toContainText('onerror');
    // A worker loads scripts of the site, and nothing else.
    const others = sent
      .slice(before)
      .filter((one) => !/^GET (blob:|\S+\/static\/js\/)/.test(one));
    expect.soft(others).toEqual([]);
    expect.soft(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
  });

  const { origin } = new URL(page.url());
  const own = [`GET ${origin}/`, `GET blob:${origin}/`];
  const foreign = sent.filter(
    (one) => one.includes('private') || !own.some((start) => one.startsWith(start)),
  );
  expect.soft(foreign).toEqual([]);
});

test('files dropped before the scripts are there are converted', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(address);
  const manifest = '{ "name": "x", "version": "1.0.0" }';
  await drop(page, ['tsup.config.ts', typed], ['package.json', manifest]);
  scripts.release();
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
  await expect(page.locator('[data-convert] textarea').nth(1)).toHaveValue(manifest);
});

test('after a reload, what is pasted before the scripts are there wins', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(address);
  await config(page).fill(typed);
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
  const scripts = await holdScripts(page);
  // What the tab keeps starts React at once, and loading ends with its scripts.
  await page.reload({ waitUntil: 'commit' });
  await config(page).fill(typed.replace('private', 'newer'));
  scripts.release();
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/newer.ts');
  await expect(config(page)).toHaveValue(/newer/);
});

test('storage that is blocked loses nothing but the reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await refuseStorage(page);
  await page.goto(address);
  await config(page).fill(typed);
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
});

test('storage that is full, or damaged, loses nothing but the reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('pasted', '%["rollup');
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'pasted') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(address);
  await config(page).fill(typed);
  await expect(file(page, 'rslib.config.ts')).toContainText('./src/private.ts');
  const kept = () => page.evaluate(() => sessionStorage.getItem('pasted'));
  await expect.poll(kept).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says how to do it by hand', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(texts['needs-scripts'].en)).toBeVisible();
    await expect(config(page)).toBeHidden();
  });
});
