// What readers do before the framework's scripts are there, and what must not be lost.
import { holdScripts } from '../support/hold.ts';
import { hydrated } from '../support/hydration.ts';
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

test('the note of a heading that has moved is shown to those who ask for it', async ({
  page,
}) => {
  await page.goto('guide/faq/errors');
  await expect(page.locator('#ts2307')).toBeHidden();
  await page.goto('guide/faq/typescript-errors#ts2307');
  await expect(page.locator('#ts2307')).toBeInViewport();
});
