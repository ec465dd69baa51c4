// Search before React is there, and while the text index is still on its way.
import { expect, type Page, test } from '@playwright/test';
import { hold, holdScripts } from '../../../../tests/support/hold.ts';
import { hydrated, watchHydration } from '../../../../tests/support/hydration.ts';
import { english, selectedLanguages } from '../../../../tests/support/languages.ts';
import { refuseStorage, visited } from '../../../../tests/support/visitor.ts';
import { panelOf } from './panel.ts';

const guide = 'guide/start/quick-start';
const index = '**/static/search_index.*';

test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => page.locator('[data-search-open]').click(),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  'Cmd+K': (page) => page.keyboard.press('Meta+k'),
  '/': (page) => page.keyboard.press('/'),
};

for (const [name, open] of Object.entries(ways)) {
  test(`nothing that is typed right after ${name} is lost`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(guide, { waitUntil: 'commit' });
    await page.locator('[data-search-open]').waitFor();
    await open(page);
    await page.keyboard.type('mimify');
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Delete'])
      await page.keyboard.press(key);
    await page.keyboard.type('n');
    const { input, options } = panelOf(page);
    await expect(input).toHaveValue('minify');
    await expect(options.first()).toContainText('minify');
    scripts.release();
    await hydrated(page);
    await page.keyboard.type('-');
    await expect(input).toHaveValue('min-ify');
  });
}

test('Chinese that is composed while React arrives stays, and is answered', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(`zh/${guide}`);
  await page.keyboard.press('Control+k');
  const { input, options } = panelOf(page);
  const client = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const events = await input.evaluateHandle((field) => {
    const seen: string[] = [];
    for (const type of ['compositionstart', 'compositionend'])
      field.addEventListener(type, () => seen.push(type));
    return seen;
  });
  await compose('chan');
  await expect(input).toHaveValue('chan');
  scripts.release();
  await hydrated(page);
  await compose("chan'wu");
  expect(await events.jsonValue()).toEqual(['compositionstart']);
  await client.send('Input.insertText', { text: '产物' });
  await expect(input).toHaveValue('产物');
  await expect(options.first()).toContainText('产物');
});

test('Enter before the search script is there follows the first result', {
  tag: '@desktop',
}, async ({ page }) => {
  const script = await hold(page, '**/static/search/*.js');
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('umdname');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).input).toBeVisible();
  script.release();
  await expect(page).toHaveURL(/\/config\/lib\/umd-name$/);
});

test('Escape, the button and a click beside the dialog close it before React', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/static/{js,search}/**', (route) => route.abort());
  await page.goto(guide);
  const { dialog, input } = panelOf(page);
  const link = page.locator('main a[href]').first();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: english.text('searchClose') }).click(),
    () => page.mouse.click(20, 400),
    () => page.keyboard.press('Control+k'),
  ]) {
    await link.focus();
    await page.keyboard.press('/');
    await page.keyboard.type('x');
    await expect(input).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('/ is a character where text can be typed, and with Ctrl', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('config/');
  const { dialog, input } = panelOf(page);
  const filter = page.locator('.rp-overview-search__input');
  await filter.focus();
  await page.keyboard.press('/');
  await expect(filter).toHaveValue('/');
  await page.locator('h1').click();
  await page.keyboard.press('Control+/');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('a/b');
  await expect(input).toHaveValue('a/b');
});

for (const blocked of [false, true]) {
  const storage = blocked ? 'storage is blocked' : 'it is switched on again';
  test(`the shortcut / can be switched off until ${storage}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    if (blocked) await refuseStorage(page);
    await page.goto(guide);
    const { dialog } = panelOf(page);
    const slash = dialog.getByRole('switch');
    await page.keyboard.press('/');
    await expect(slash).toBeChecked();
    await slash.click();
    await page.keyboard.press('Escape');
    if (!blocked) await page.reload();
    await page.keyboard.press('/');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await slash.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible();
  });
}

for (const { lang, prefix, text } of selectedLanguages('early')) {
  test(`names answer first, and what the text adds comes below (${lang})`, async ({
    page,
  }) => {
    // Requests of a worker cannot be held.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    const held = await hold(page, index);
    await page.goto(prefix + guide);
    await page.locator('[data-search-open]').click();
    const { input, options, current, dialog } = panelOf(page);
    await input.fill('minify');
    await options.nth(2).waitFor();
    const rows = () =>
      options.evaluateAll((all) =>
        all.map((one) => [one.textContent, one.getBoundingClientRect().top]),
      );
    const before = await rows();
    await input.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    held.release();
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    expect((await rows()).slice(0, before.length)).toEqual(before);
    expect(await options.count()).toBeGreaterThan(before.length);
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(current).toHaveCount(1);
    await expect(dialog.getByRole('status')).toHaveText(
      text('searchCount').replace('{count}', String(await options.count())),
    );
  });

  test(`input of more than 200 characters is cut with a message (${lang})`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(prefix + guide);
    await page.locator('[data-search-open]').click();
    const { dialog, input } = panelOf(page);
    await page.keyboard.insertText(`umd ${'x'.repeat(200_000)}`);
    await expect(input).toHaveValue(`umd ${'x'.repeat(196)}`);
    await expect(dialog.getByText(text('searchCut')).first()).toBeVisible();
    scripts.release();
    await hydrated(page);
    await expect(input).toHaveValue(`umd ${'x'.repeat(196)}`);
    await expect(dialog.getByText(text('searchCut')).first()).toBeVisible();
    await page.goto(`${prefix + guide}?q=${'long '.repeat(100)}`);
    await expect(page).toHaveURL((url) => url.searchParams.get('q')?.length === 199);
  });
}
