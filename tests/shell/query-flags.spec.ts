// Embedding flags hide parts of the page from the first paint on, also on the next page.
import { english } from '../support/languages.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/basic/output-format';
const areas = {
  navbar: '.rp-nav',
  sidebar: '.rp-doc-layout__sidebar',
  outline: '.rp-doc-layout__outline',
  footer: '.rp-doc-footer',
} as const;
const all = 'navbar=0&sidebar=0&outline=0&footer=0';

test.use({ viewport: { width: 1440, height: 900 } });
/** Number of focusable controls in a part. */
function focusableIn(page: Page, selector: string) {
  return page
    .locator(`${selector} :is(a[href], button, input, summary)`)
    .evaluateAll(
      (controls) => controls.filter((control) => control.checkVisibility()).length,
    );
}

for (const [flag, selector] of Object.entries(areas)) {
  test(`?${flag}=0 hides the ${flag}, before and after React`, async ({ page }) => {
    await page.goto(guide);
    await expect(page.locator(selector)).toBeVisible();
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(`${guide}?${flag}=0`);
    await expect(page.locator(selector)).toBeHidden();
    expect(await focusableIn(page, selector)).toBe(0);
    await page.unroute('**/static/js/**');
    await openHydrated(page, `zh/${guide}?${flag}=0`);
    await expect(page.locator(selector)).toBeHidden();
    for (const [other, shown] of Object.entries(areas))
      if (other !== flag) await expect(page.locator(shown)).toBeVisible();
  });
}

test('without the bar its height is 0, and no space is left', async ({ page }) => {
  await page.goto(`${guide}?navbar=0`);
  const sidebar = await page.locator(areas.sidebar).boundingBox();
  expect(sidebar?.y).toBe(0);
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--rp-nav-height'),
    ),
  ).toBe('0px');
});

test('values other than 0 hide nothing', async ({ page }) => {
  await page.goto(`${guide}?navbar=1&sidebar=&outline=false`);
  for (const selector of Object.values(areas))
    await expect(page.locator(selector)).toBeVisible();
});

test('on small screens the buttons of hidden parts are hidden, too', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(`${guide}?sidebar=0`);
  await expect(
    page.getByRole('button', { name: english.text('menuTitle') }),
  ).toBeHidden();
  await expect(
    page.getByRole('button', { name: english.text('outlineTitle') }),
  ).toBeVisible();
  await page.goto(`${guide}?sidebar=0&outline=0`);
  await expect(page.locator('.rp-doc-layout__menu')).toBeHidden();
});

test('a link inside an embedded page keeps the flags before React', async ({ page }) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(`${guide}?${all}`);
  await page.locator('main a[href^="/config/lib/format"]').first().click();
  await expect(page).toHaveURL(
    /\/config\/lib\/format\?navbar=0&sidebar=0&outline=0&footer=0/,
  );
  await expect(page.locator(areas.navbar)).toBeHidden();
});

test('a link inside an embedded page keeps the flags after React', async ({ page }) => {
  await openHydrated(page, `${guide}?${all}&globalUIComponents=0`);
  await page.locator('main a[href^="/config/lib/format"]').first().click();
  await expect(page).toHaveURL(
    /\/config\/lib\/format\?navbar=0&sidebar=0&outline=0&footer=0&globalUIComponents=0/,
  );
  for (const selector of Object.values(areas))
    await expect(page.locator(selector)).toBeHidden();
});

test('links of a page without flags get none', async ({ page }) => {
  await openHydrated(page, `${guide}?utm=1`);
  await page.locator('main a[href^="/config/lib/format"]').first().click();
  await expect(page).toHaveURL(/\/config\/lib\/format(#.*)?$/);
});
