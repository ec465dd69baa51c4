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

test('files dropped before the scripts are there are converted', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('guide/migration/convert');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const add = (text: string, name: string) =>
      transfer.items.add(new File([text], name));
    add("export default { entry: ['src/a.ts'], format: 'esm' }", 'tsup.config.ts');
    add('{ "name": "x", "version": "1.0.0" }', 'package.json');
    return transfer;
  });
  const field = page.locator('[data-convert] textarea').first();
  for (const type of ['dragenter', 'dragover', 'drop'])
    await field.dispatchEvent(type, { dataTransfer: data });
  scripts.release();
  const result = page.locator('[data-convert]').getByRole('figure');
  await expect(result.filter({ hasText: './src/a.ts' }).first()).toBeVisible();
  await expect(page.locator('[data-convert] textarea').nth(1)).toHaveValue(/"name": "x"/);
});

test('the note of a heading that has moved is shown to those who ask for it', async ({
  page,
}) => {
  await page.goto('guide/faq/errors');
  await expect(page.locator('#ts2307')).toBeHidden();
  await page.goto('guide/faq/typescript-errors#ts2307');
  await expect(page.locator('#ts2307')).toBeInViewport();
});
