// What an embedding page leaves out is not there, from the first paint on and on the next page.
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
/** What can get the focus and lies in a left-out area. */
function focusableIn(page: Page, selector: string) {
  return page
    .locator(`${selector} :is(a[href], button, input, summary)`)
    .evaluateAll(
      (controls) => controls.filter((control) => control.checkVisibility()).length,
    );
}

for (const [number, [flag, selector]] of Object.entries(areas).entries()) {
  test(`2.${49 + number} ?${flag}=0 leaves the ${flag} out, before and after React`, async ({
    page,
  }) => {
    await page.goto(guide);
    await expect(page.locator(selector)).toBeVisible();
    // A script that never arrives: what is hidden is hidden by the page itself.
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

test('without the bar its height is 0, and nothing keeps room for it', async ({
  page,
}) => {
  await page.goto(`${guide}?navbar=0`);
  const sidebar = await page.locator(areas.sidebar).boundingBox();
  expect(sidebar?.y).toBe(0);
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--rp-nav-height'),
    ),
  ).toBe('0px');
});

test('another value than 0 leaves everything where it is', async ({ page }) => {
  await page.goto(`${guide}?navbar=1&sidebar=&outline=false`);
  for (const selector of Object.values(areas))
    await expect(page.locator(selector)).toBeVisible();
});

test('on small screens the buttons for what is left out go as well', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(`${guide}?sidebar=0`);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'ON THIS PAGE' })).toBeVisible();
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

test('a page that is not embedded gets no flags in its links', async ({ page }) => {
  await openHydrated(page, `${guide}?utm=1`);
  await page.locator('main a[href^="/config/lib/format"]').first().click();
  await expect(page).toHaveURL(/\/config\/lib\/format(#.*)?$/);
});
