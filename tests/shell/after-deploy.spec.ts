// A tab was open while the site was deployed: the files that its page names are gone for good.
import { languages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ visible: true });

/** Answers as a host that has none of these files any more. */
async function loseFiles(page: Page): Promise<void> {
  await page.route('**/static/**', (route) => route.fulfill({ status: 404, body: '' }));
}

for (const { lang, prefix, text } of languages)
  test(`controls say that the page is out of date, and offer to reload it: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}guide/start/quick-start`, { waitUntil: 'networkidle' });
    await loseFiles(page);
    const reload = notice(page).getByRole('button', { name: text('reloadPage') });
    for (const [name, control] of [
      ['theme', page.locator('[data-switch-appearance]')],
      ['copy', page.locator('main .rp-code-copy-button').first()],
      ['Markdown', page.locator('[data-copy-page]:visible button').first()],
    ] as const) {
      await control.click();
      await expect(notice(page), name).toContainText(text('partNotLoaded'));
      await expect(reload, name).toBeInViewport({ ratio: 1 });
      const [box, said] = [await control.boundingBox(), await notice(page).boundingBox()];
      expect(Math.abs((box?.y ?? 0) - (said?.y ?? 0)), name).toBeLessThan(200);
      await page.keyboard.press('Escape');
      await expect(notice(page), name).toBeHidden();
    }
    await page.locator('[data-switch-appearance]').click();
    await page.unrouteAll();
    await reload.click();
    await expect(notice(page)).toBeHidden();
    await page.locator('[data-switch-appearance]').click();
    await expect(page.locator('html')).toHaveClass(/\brp-dark\b/);
  });

test('the explorer does not show the output of one format as that of another in silence', async ({
  page,
}) => {
  await page.goto('config/lib/format', { waitUntil: 'networkidle' });
  await loseFiles(page);
  await page.locator('label:has(> [type=radio])', { hasText: /^cjs$/ }).first().click();
  await expect(notice(page)).toBeVisible();
});
