// A tab was open while the site was deployed: the files that its page names are gone for good.
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const [, { prefix, text }] = languages;

test('controls say that the page is out of date, and offer to reload it', async ({
  page,
}) => {
  await page.goto(`${prefix}config/lib/format`, { waitUntil: 'networkidle' });
  // As a host that has none of these files any more, but those of the page as it is now.
  let isOutOfDate = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOutOfDate = false;
  });
  await page.route('**/static/**', (route) =>
    isOutOfDate ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const notice = page.getByRole('alert').filter({ visible: true });
  const reload = notice.getByRole('button', { name: text('reloadPage') });
  for (const [name, control] of [
    ['theme', page.locator('[data-switch-appearance]')],
    ['copy', page.locator('main .rp-code-copy-button:visible').first()],
    ['Markdown', page.locator('[data-copy-page]:visible button').first()],
    // It must not show the output of one format as that of another in silence.
    ['explorer', page.locator('label:has(> [type=radio])', { hasText: /^cjs$/ }).first()],
  ] as const) {
    // Closes the notice of the control before this one.
    await page.keyboard.press('Escape');
    await expect(notice, name).toBeHidden();
    await control.click();
    await expect(notice, name).toContainText(text('partNotLoaded'));
    await expect(reload, name).toBeInViewport({ ratio: 1 });
    const [box, said] = [await control.boundingBox(), await notice.boundingBox()];
    expect(Math.abs((box?.y ?? 0) - (said?.y ?? 0)), name).toBeLessThan(200);
  }
  await reload.click();
  await expect(notice).toBeHidden();
  await page.locator('[data-switch-appearance]').click();
  await expect(page.locator('html')).toHaveClass(/\brp-dark\b/);
});
