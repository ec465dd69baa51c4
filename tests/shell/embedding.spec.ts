// Embedding flags hide parts of the page from the first paint on, also on the next page.
import { hydrate } from '../support/hydration.ts';
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

/** Expects that of the four parts only `hidden` are hidden, without a control in the tab order. */
async function expectHidden(page: Page, hidden: readonly string[], when: string) {
  for (const [name, selector] of Object.entries(areas)) {
    const part = page.locator(selector);
    if (!hidden.includes(name)) {
      await expect(part, `${name}, ${when}`).toBeVisible();
      continue;
    }
    await expect(part, `${name}, ${when}`).toBeHidden();
    const focusable = await part
      .locator(':is(a[href], button, input, summary)')
      .evaluateAll(
        (controls) => controls.filter((control) => control.checkVisibility()).length,
      );
    expect(focusable, `controls of the ${name}, ${when}`).toBe(0);
  }
}

const linkToFormat = (page: Page) =>
  page.locator('main a[href^="/config/lib/format"]').first();

test('?navbar=0, ?sidebar=0, ?outline=0 and ?footer=0 hide their part before React', async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  for (const flag of Object.keys(areas)) {
    await page.goto(`${guide}?${flag}=0`);
    await expectHidden(page, [flag], `?${flag}=0`);
    if (flag !== 'navbar') continue;
    // No space is left.
    const { y } = (await page.locator(areas.sidebar).boundingBox()) ?? {};
    expect(y, 'the top of the sidebar').toBe(0);
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--rp-nav-height'),
      ),
    ).toBe('0px');
  }
  await page.goto(`${guide}?navbar=1&sidebar=&outline=false`);
  await expectHidden(page, [], 'other values');

  await page.goto(`${guide}?${all}`);
  await linkToFormat(page).click();
  await expect(page, 'the next document').toHaveURL(
    /\/config\/lib\/format\?navbar=0&sidebar=0&outline=0&footer=0/,
  );
  await expectHidden(page, Object.keys(areas), 'on the next document');

  await page.setViewportSize({ width: 768, height: 800 });
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto(`${guide}?sidebar=0`);
  await expect(button(english.text('menuTitle')), 'a small screen').toBeHidden();
  await expect(button(english.text('outlineTitle')), 'a small screen').toBeVisible();
  await page.goto(`${guide}?sidebar=0&outline=0`);
  await expect(page.locator('.rp-doc-layout__menu'), 'a small screen').toBeHidden();
});

test('with React the flags hide the same parts, and only then links have them', async ({
  page,
}) => {
  await openHydrated(page, `${guide}?${all}&globalUIComponents=0`);
  await expectHidden(page, Object.keys(areas), 'after React');
  await linkToFormat(page).click();
  await expect(page).toHaveURL(
    /\/config\/lib\/format\?navbar=0&sidebar=0&outline=0&footer=0&globalUIComponents=0/,
  );
  await expectHidden(page, Object.keys(areas), 'on the next page');

  await page.goto(`${guide}?outline=0`);
  await hydrate(page);
  await expectHidden(page, ['outline'], 'a single flag, after React');

  await openHydrated(page, `${guide}?utm=1`);
  await linkToFormat(page).click();
  await expect(page).toHaveURL(/\/config\/lib\/format(#.*)?$/);
});
