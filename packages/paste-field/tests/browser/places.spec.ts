// The three places with the field, as readers without a mouse, with other colours, without storage,
// or with a file that is too long use them.
import { expect, type Page } from '@playwright/test';
import { findings } from '../../../../tests/access/axe.ts';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { selectedLanguages } from '../../../../tests/support/languages.ts';
import { test } from '../../../../tests/support/test.ts';
import checkLabels from '../../../advisor/src/browser/check/labels.json' with {
  type: 'json',
};
import explainLabels from '../../../notes/src/browser/explain/labels.json' with {
  type: 'json',
};
import texts from '../../src/texts.json' with { type: 'json' };

/** The page, an example, and a text with what is shown about it. */
const places = [
  {
    address: 'guide/migration/convert',
    example: { en: 'unbuild', zh: 'unbuild' },
    pasted: "export default { entry: ['src/private.ts'], format: 'esm' }",
    shown: 'tsup',
  },
  {
    address: 'guide/basic/publish',
    example: { en: checkLabels.en['example-types'], zh: checkLabels.zh['example-types'] },
    pasted: '{ "name": "private", "type": "module", "main": 5 }',
    shown: 'FIELD_INVALID_VALUE_TYPE',
  },
  {
    address: 'guide/basic/explain-output',
    example: { en: explainLabels.en['example-umd'], zh: explainLabels.zh['example-umd'] },
    pasted: '"use strict";\nconst privateName = 1;',
    shown: '13 B',
  },
] as const;

const area = (page: Page) => page.locator('[data-styles=paste-field] textarea').first();
const field = (page: Page) => page.locator('[data-styles=paste-field]').first();

test.beforeEach(({ page }) => watchHydration(page));

for (const { address, example, pasted, shown } of places) {
  const open = async (page: Page, prefix = '') => {
    await page.goto(prefix + address);
    await hydrate(page);
  };
  const isShown = (page: Page) =>
    expect(page.locator('main, body').first()).toContainText(shown);

  for (const { lang, prefix } of selectedLanguages(address))
    test.describe(lang, () => {
      test.use({ locale: lang === 'zh' ? 'zh-CN' : 'en-US' });
      test(`axe finds nothing with an answer in either theme: ${address} (${lang})`, async ({
        page,
      }) => {
        test.setTimeout(90_000);
        await open(page, prefix);
        await field(page)
          .getByRole('button', { name: example[lang], exact: true })
          .click();
        await expect(
          field(page).locator('..').getByRole('status').filter({ hasText: /\S/ }).last(),
        ).not.toBeEmpty();
        await expect(field(page).locator('..').locator('pre').first()).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    });

  test(`the keyboard suffices, and what happens is announced: ${address}`, async ({
    page,
  }) => {
    await open(page);
    await area(page).focus();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: texts.choose.en }).first(),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: texts.clear.en }).first(),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(area(page)).not.toHaveValue('');
    await expect(
      page.getByRole('status').filter({ hasText: /\d/ }).first(),
    ).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(area(page)).toHaveValue('');
    await expect(area(page)).toBeFocused();
  });

  test(`a text of 5 MB is refused, and nothing is sent: ${address}`, async ({ page }) => {
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

  test(`without storage, an answer is still there: ${address}`, async ({ page }) => {
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

  test(`forced colours keep every control visible: ${address}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    await field(page).getByRole('button', { name: example.en, exact: true }).click();
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
}
