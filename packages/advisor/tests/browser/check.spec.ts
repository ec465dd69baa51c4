// A pasted package.json: what readers see, that it stays in the tab, and that nothing is sent.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import fieldTexts from '../../../paste-field/src/texts.json' with { type: 'json' };
import labels from '../../src/browser/check/labels.json' with { type: 'json' };

const address = 'guide/basic/publish';
const field = (page: Page, language: 'en' | 'zh' = 'en') =>
  page.getByRole('textbox', { name: labels[language].field });
const result = (page: Page, language: 'en' | 'zh' = 'en') =>
  page.getByRole('region', { name: labels[language].result, exact: true });

const secret = 'my-secret-name';
const pasted = `{
  // comment
  "name": "${secret}",
  "type": "module",
  "exports": { ".": { "default": "./dist/index.js", "types": "./dist/index.d.ts" } }
}
`;

test.beforeEach(async ({ page }) => {
  await watchHydration(page);
});

test('a pasted text is checked and corrected, survives a reload, and never leaves the tab', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(address);
  await hydrate(page);
  await field(page).fill(pasted);
  await expect(result(page)).toContainText('EXPORTS_TYPES_SHOULD_BE_FIRST');
  const corrected = result(page).getByRole('figure', { name: labels.en.text });
  await expect(corrected.locator('.line.gone').first()).toContainText('// comment');
  await expect(corrected.locator('.line.new').first()).toBeVisible();
  const before = page.url();
  await page.reload();
  await expect(field(page)).toHaveValue(pasted);
  await expect(result(page)).toContainText('JSON_COMMENT');
  expect(page.url()).toBe(before);
  expect(sent.filter((request) => request.includes(secret))).toEqual([]);
  await page
    .locator('[data-styles=paste-field] button', { hasText: fieldTexts.clear.en })
    .click();
  await expect(field(page)).toHaveValue('');
  await expect(result(page)).toHaveCount(0);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });
  test('an example shows the proved package for the same users', async ({ page }) => {
    await page.goto(`zh/${address}`);
    await hydrate(page);
    await page.getByRole('button', { name: labels.zh['example-types'] }).click();
    await expect(result(page, 'zh')).toContainText('TYPES_SHARED_BY_FORMATS');
    await result(page, 'zh').locator('summary').first().click();
    await expect(result(page, 'zh')).toContainText('index.d.cts');
    const { violations } = await new AxeBuilder({ page })
      .include('section:has([data-styles=paste-field]), [data-styles=advisor]')
      .analyze();
    expect(violations).toEqual([]);
  });
});

test('a syntax error is named with its place, which the keyboard reaches', async ({
  page,
}) => {
  await page.goto(address);
  await hydrate(page);
  await field(page).fill('{\n  "name": "a",\n  type: "module"\n}');
  const place = page.getByRole('button', { name: 'Line 3, column 3' });
  await place.press('Enter');
  await expect(field(page)).toBeFocused();
  expect(
    await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart),
  ).toBe(19);
});

test('code in the text is not executed', async ({ page }) => {
  await page.goto(address);
  await hydrate(page);
  const hostile = '<img src=x onerror=document.title=1>';
  await field(page).fill(
    JSON.stringify({ name: hostile, main: 5, dependencies: { react: hostile } }, null, 1),
  );
  await expect(result(page)).toContainText(hostile);
  await expect(page).not.toHaveTitle('1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says how to check by hand', async ({ page }) => {
    await page.goto(address);
    await expect(
      page.getByText('npx @arethetypeswrong/cli --pack .').first(),
    ).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
