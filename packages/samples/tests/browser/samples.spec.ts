// Samples on pages, and what they record of code in a <script>.
import { readFileSync } from 'node:fs';
import { type RecordedExercise, readRecord } from '@site/samples/format/record';
import { listSamples, readSample, samplesFolder } from '@site/samples/format/sample';
import {
  clipboardOf,
  expect,
  openHydrated,
  type Page,
  test,
} from '@site/test-support/test';

const scripts = listSamples().flatMap((id) => {
  const { folder } = readSample(`${samplesFolder}/${id}`);
  return (readRecord(folder)?.exercises ?? []).flatMap((recorded) =>
    'script' in recorded.exercise
      ? [{ id, folder, recorded, script: recorded.exercise }]
      : [],
  );
});

test('scripts of samples do in the browser what is recorded', {
  tag: '@desktop',
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ name, message }) => errors.push(`${name}: ${message}`));
  for (const { id, folder, recorded, script } of scripts) {
    const root = `https://${id}.sample.invalid/`;
    await page.route(`${root}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
        : route.fulfill({ path: `${folder}${pathname}` });
    });
    await page.goto(root);
    errors.length = 0;
    const before = await globals(page);
    await page.addScriptTag({ url: `/${script.script}` });
    const what = `${script.script} of ${id}`;
    expect.soft(errors, what).toEqual(recorded.ok ? [] : recorded.says);
    if (!recorded.ok) continue;
    const added = (await globals(page)).filter((name) => !before.includes(name));
    const found = await Promise.all(
      (script.global ? [script.global] : added).map((name) => properties(page, name)),
    );
    expect.soft(found.flat(), what).toEqual(recordedNames(recorded));
  }
});

function globals(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.getOwnPropertyNames(globalThis));
}

/** A global variable, or each of its properties with the variable's name in front. */
function properties(page: Page, name: string): Promise<string[]> {
  return page.evaluate((name) => {
    const value: unknown = Reflect.get(globalThis, name);
    return typeof value === 'object' && value !== null
      ? Object.keys(value).map((key) => `${name}.${key}`)
      : [name];
  }, name);
}

/** The part before the colon in `Library.name: value`; further lines of a value are indented. */
function recordedNames({ says }: RecordedExercise): string[] {
  return says.flatMap((line) => /^([\w$.]+): /.exec(line)?.[1] ?? []);
}

test('without scripts evidence and the bundler’s runtime open, and a file of several is chosen', async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('config/lib/format');
  const evidence = page.locator('figure > details').filter({ visible: true }).first();
  const summary = evidence.locator('summary');
  await expect(summary).toContainText('✓ built');
  await expect(evidence.getByRole('table')).toBeHidden();
  await summary.click();
  await expect(evidence.getByRole('table')).toBeVisible();
  await summary.press('Enter');
  await expect(evidence.getByRole('table')).toBeHidden();

  const fold = page.locator('.code-fold').filter({ visible: true }).first();
  const folded = fold.locator('+ .code-folded');
  await expect(folded).toBeHidden();
  await expect(folded).toContainText('__webpack_require__');
  await fold.getByRole('checkbox', { name: /^Show the bundler's runtime/ }).check();
  await expect(folded).toBeVisible();

  await page.goto('guide/start/quick-start');
  const files = page
    .locator('main fieldset:has(label ~ label)')
    .filter({ visible: true })
    .first();
  const second = files.locator('label').nth(1);
  await expect(files.getByRole('radio').first()).toBeChecked();
  await second.click();
  await expect(files.getByRole('radio').nth(1)).toBeChecked();
  const code = files.locator('pre:visible');
  await expect(code).toHaveCount(1);
  const [name] = (await second.innerText()).split(/\s/);
  await expect.soft(code).toHaveAccessibleName(`Code: ${name}`);
  await expect
    .soft(files.locator('.rp-codeblock__title'), 'the name a second time')
    .toHaveCount(0);
});

test('on a phone, a press on a tab that is cut off shows all of it', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, 'guide/start/quick-start');
  const tab = page.locator('main fieldset').nth(1).locator('label').nth(1);
  await page.locator('main fieldset').nth(1).scrollIntoViewIfNeeded();
  await expect(tab).not.toBeInViewport({ ratio: 1 });
  const { x = 0, y = 0 } = (await tab.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(tab.getByRole('radio')).toBeChecked();
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('copying takes the folded lines along, and not their label', {
  tag: '@desktop',
}, async ({ page }) => {
  const copied = await clipboardOf(page);
  await openHydrated(page, 'config/lib/format');
  const block = page
    .locator('.rp-codeblock')
    .filter({ has: page.locator('.code-fold') })
    .filter({ visible: true })
    .first();
  await block.hover();
  await block.locator('.rp-code-copy-button').click();
  const file = readFileSync(`${samplesFolder}/format-cjs/dist/index.cjs`, 'utf8');
  await expect.poll(async () => (await copied()).trimEnd()).toBe(file.trimEnd());
});
