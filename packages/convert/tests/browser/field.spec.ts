// The field that takes a configuration, as readers without a mouse, with other colours, without
// storage, or with a file that is too long use it.
import { expect, type Page } from '@playwright/test';
import { findings } from '../../../../tests/access/axe.ts';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { selectedLanguages } from '../../../../tests/support/languages.ts';
import { test } from '../../../../tests/support/test.ts';
import texts from '../../src/browser/field/texts.json' with { type: 'json' };

const address = 'guide/migration/convert';
const example = 'unbuild';
const pasted = "export default { entry: ['src/private.ts'], format: 'esm' }";
const shown = 'tsup';

const area = (page: Page) => page.locator('[data-paste-field] textarea').first();
const field = (page: Page) => page.locator('[data-paste-field]').first();

test.beforeEach(({ page }) => watchHydration(page));

const open = async (page: Page, prefix = '') => {
  await page.goto(prefix + address);
  await hydrate(page);
};
const isShown = (page: Page) =>
  expect(page.locator('main, body').first()).toContainText(shown);

for (const { lang, prefix } of selectedLanguages(address))
  test.describe(lang, () => {
    test.use({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
    test(`axe finds nothing with an answer in either theme (${lang})`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await open(page, prefix);
      await field(page).getByRole('button', { name: example, exact: true }).click();
      await expect(field(page).locator('..').getByRole('status').last()).not.toBeEmpty();
      await expect(field(page).locator('..').locator('pre').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });

test(`the keyboard suffices, and what happens is announced`, async ({ page }) => {
  await open(page);
  await area(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.choose.en }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.clear.en }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(area(page)).not.toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(area(page)).toHaveValue('');
  await expect(area(page)).toBeFocused();
});

test(`a text of 5 MB is refused, and nothing is sent`, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await open(page);
  await area(page).fill(pasted);
  await isShown(page);
  await area(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'a'.repeat(5_000_000));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(field(page).getByRole('status')).toContainText('5000 kB');
  await expect(area(page)).toHaveValue(pasted);
  const origin = new URL(page.url()).origin;
  expect(
    sent.filter((one) => !one.startsWith(`GET ${origin}/`) || one.includes('private')),
  ).toEqual([]);
});

test(`without storage, an answer is still there`, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await open(page);
  await area(page).fill(pasted);
  await isShown(page);
});

test(`forced colours keep every control visible`, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await field(page).getByRole('button', { name: example, exact: true }).click();
  await expect(field(page).locator('..').locator('pre').first()).toBeVisible();
  const borderless = await field(page)
    .locator('textarea, button')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle, textDecorationLine } =
            getComputedStyle(control);
          const isBordered = borderTopStyle !== 'none' && borderTopWidth !== '0px';
          return !isBordered && textDecorationLine === 'none';
        })
        .map((control) => control.textContent),
    );
  expect(borderless).toEqual([]);
});
