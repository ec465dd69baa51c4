// Search before React is there, and while the text index is still on its way.
import { hold, holdScripts } from '@site/test-support/hold';
import { hydrated } from '@site/test-support/hydration';
import { languagesWith } from '@site/test-support/languages';
import { expect, type Page, test } from '@site/test-support/test';
import { refuseStorage } from '@site/test-support/visitor';
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { panelOf } from './panel.ts';

const languages = languagesWith(texts);
const [english] = languages;

const guide = 'guide/start/';
const [, chinese] = languages;

/** Ways to open search, each with a way to close it again. */
const ways: Record<string, Record<'open' | 'close', (page: Page) => Promise<void>>> = {
  'the button': {
    open: (page) => page.locator('[data-search-open]').click(),
    close: (page) => page.keyboard.press('Escape'),
  },
  'Ctrl+K': {
    open: (page) => page.keyboard.press('Control+k'),
    close: (page) => page.keyboard.press('Control+k'),
  },
  'Cmd+K': {
    open: (page) => page.keyboard.press('Meta+k'),
    close: (page) =>
      panelOf(page)
        .dialog.getByRole('button', { name: english.text('searchClose') })
        .click(),
  },
  '/': {
    open: (page) => page.keyboard.press('/'),
    close: (page) => page.mouse.click(20, 400),
  },
};

test('before React nothing that is typed right after opening search is lost, and it closes', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  const { dialog, input, options } = panelOf(page);
  await page.goto(guide, { waitUntil: 'commit' });
  await page.locator('[data-search-open]').waitFor();
  // Of all ways the one whose key could be typed itself.
  await page.keyboard.press('/');
  await page.keyboard.type('mimify');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Delete'])
    await page.keyboard.press(key);
  await page.keyboard.type('n');
  await expect(input).toHaveValue('minify');
  await expect(options.first()).toContainText('minify');
  await page.keyboard.press('Escape');
  for (const [name, { open, close }] of Object.entries(ways)) {
    await test.step(name, async () => {
      const link = page.locator('main a[href]').first();
      await link.focus();
      await open(page);
      await expect(input).toBeFocused();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(
        name === 'the button' ? page.locator('[data-search-open]') : link,
      ).toBeFocused();
    });
  }
  // Search does without React, so the reader shows intent before.
  await page.keyboard.press('Shift');
  await page.keyboard.press('/');
  await input.fill('minify');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  scripts.release();
  await hydrated(page);
  await page.keyboard.type('-');
  await expect(input).toHaveValue('min-ify');
});

test('Chinese that is composed while React arrives stays, and input of more than 200 characters is cut with a message', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(`zh/${guide}`);
  await page.keyboard.press('Control+k');
  const { dialog, input, options } = panelOf(page);
  await expect(input).toBeFocused();
  await page.keyboard.insertText(`umd ${'x'.repeat(200_000)}`);
  await expect(input).toHaveValue(`umd ${'x'.repeat(196)}`);
  const cut = dialog.getByText(chinese.text('searchCut')).first();
  await expect(cut).toBeVisible();
  await input.fill('');
  await expect(cut).toBeHidden();

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

  await page.goto(`${guide}?q=${'long '.repeat(100)}`);
  await expect(page).toHaveURL((url) => url.searchParams.get('q')?.length === 199);
});

test('/ is a character where text can be typed, and the shortcut can be switched off, also where storage is blocked', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('config/');
  const { dialog, input } = panelOf(page);
  const slash = dialog.getByRole('switch');
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

  const switchOff = async () => {
    await expect(slash).toBeChecked();
    await slash.click();
    await expect(slash).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/[?]q=/);
  };
  const expectOffAndSwitchOn = async () => {
    await page.keyboard.press('/');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await slash.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible();
  };
  await switchOff();
  await page.reload();
  await expectOffAndSwitchOn();

  await refuseStorage(page);
  await page.goto(guide);
  await page.keyboard.press('/');
  await switchOff();
  await expectOffAndSwitchOn();
});

test('names answer first, what the text adds comes below, and a spinner turns until then', async ({
  page,
}) => {
  // Requests of a worker cannot be held.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const held = await hold(page, '**/static/search_index.*');
  await page.goto(guide);
  await page.locator('[data-search-open]').click();
  const { input, options, current, dialog } = panelOf(page);
  await input.fill('minify');
  await options.nth(2).waitFor();
  await expect(input).toHaveAttribute('data-search-status', 'initing');
  await expect(dialog.locator('.search-spinner')).toBeVisible();
  const rows = () =>
    options.evaluateAll((all) =>
      all.map((one) => [one.textContent, one.getBoundingClientRect().top]),
    );
  const before = await rows();
  await input.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  held.release();
  await expect(dialog.locator('.search-spinner')).toBeHidden();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  expect((await rows()).slice(0, before.length)).toEqual(before);
  expect(await options.count()).toBeGreaterThan(before.length);
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(current).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveText(
    english.text('searchCount').replace('{count}', String(await options.count())),
  );
});

for (const { lang, prefix, text } of languages)
  test(`${lang}: typed at once, a query has seven pages, each in one place, also when the text is there, and then more on demand`, {
    tag: '@desktop',
  }, async ({ page }) => {
    // Requests of a worker cannot be held.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    const { input, options, dialog } = panelOf(page);
    const links = () =>
      options.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    /** The pages of the results in their order; one that is in two places twice. */
    const pages = async () =>
      (await links())
        .map((link) => link.replace(/#.*/, ''))
        .filter((link, at, all) => link !== all[at - 1]);
    for (const query of ['config', 'output', 'format']) {
      await test.step(query, async () => {
        const held = await hold(page, '**/static/search_index.*');
        await page.goto(`${prefix}${guide}`);
        await page.keyboard.press('Control+k');
        await page.keyboard.type(query);
        // The address says what is answered.
        await expect(page).toHaveURL(
          ({ searchParams }) => searchParams.get('q') === query,
        );
        await options.first().waitFor();
        await expect(input).toHaveAttribute('data-search-status', 'initing');
        const named = await links();
        expect((await pages()).length, 'of names').toBeLessThanOrEqual(7);
        held.release();
        await expect(dialog.getByRole('status')).not.toBeEmpty();
        const shown = await pages();
        expect(shown, 'of the text, too').toHaveLength(7);
        expect(new Set(shown).size, shown.join('\n')).toBe(7);
        expect((await links()).slice(0, named.length)).toEqual(named);
        await dialog.getByRole('button', { name: text('searchMore') }).click();
        await expect.poll(async () => (await pages()).length).toBeGreaterThan(7);
        const more = await pages();
        expect(new Set(more).size, more.join('\n')).toBe(more.length);
        expect(more.slice(0, 7)).toEqual(shown);
      });
    }
  });
