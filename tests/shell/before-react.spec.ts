// What readers do before the framework's scripts are there, and what must not be lost.
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
import { languages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const checked = (page: Page, name: string) =>
  page.locator('.rp-tabs').getByRole('radio', { name, exact: true, checked: true });

test('a package manager is chosen without the scripts, for all commands and the home page', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('guide/start/quick-start');
  const tabs = page.locator('.rp-tabs');
  const count = await tabs.count();
  await tabs.first().getByText('yarn', { exact: true }).first().click();
  await expect(checked(page, 'yarn')).toHaveCount(count);
  await page.keyboard.press('ArrowRight');
  await expect(checked(page, 'pnpm')).toHaveCount(count);
  await expect(tabs.first().locator('pre:visible')).toHaveText(/^pnpm /);
  scripts.release();
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(checked(page, 'pnpm')).toHaveCount(count);
  await page.goto('.');
  await expect(
    page.locator('main code:visible').filter({ hasText: 'create rslib' }),
  ).toHaveText(/^pnpm create/);
});

for (const { lang, prefix, text } of languages)
  test(`${lang}: every press of a switch counts`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const scripts = await holdScripts(page);
    await page.goto(`${prefix}guide/start/quick-start`);
    const wrap = page.getByRole('button', { name: text('wrapCode') }).first();
    for (let presses = 0; presses < 2; presses++) await wrap.click();
    const theme = page.locator('[data-switch-appearance]');
    for (let presses = 0; presses < 3; presses++) await theme.click();
    scripts.release();
    await hydrated(page);
    await expect(page.locator('html'), 'three times').toHaveClass(/\bdark\b/);
    await expect(wrap, 'twice').toHaveAttribute('aria-pressed', 'false');
  });

test('the note of a heading that has moved is shown to those who ask for it', async ({
  page,
}) => {
  await page.goto('guide/faq/errors');
  await expect(page.locator('#ts2307')).toBeHidden();
  await page.goto('guide/faq/typescript-errors#ts2307');
  await expect(page.locator('#ts2307')).toBeInViewport();
});
