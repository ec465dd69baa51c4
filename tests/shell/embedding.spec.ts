// Embedding flags hide parts of the page from the first paint on, also on the next page.
import { panelOf } from '../../packages/search/tests/browser/panel.ts';
import { english } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'config/lib/footer';
const areas = {
  navbar: '.rp-nav',
  sidebar: '.rp-doc-layout__sidebar',
  outline: '.rp-doc-layout__outline',
  footer: '.rp-doc-footer',
} as const;
const all = 'navbar=0&sidebar=0&outline=0&footer=0';

const large = { width: 1440, height: 900 };
const small = { width: 768, height: 800 };

test.use({ viewport: large });

/** Expects that of the four parts only `hidden` are hidden. */
async function expectHidden(page: Page, hidden: readonly string[], when: string) {
  for (const [name, selector] of Object.entries(areas)) {
    const part = page.locator(selector);
    await expect(part, `${name}, ${when}`).toBeVisible({
      visible: !hidden.includes(name),
    });
  }
}

/** Follows a link to another page, whose address then has the flags of this one. */
async function follow(page: Page, flags: string, how: string) {
  await page.locator('main a[href*="/config/lib/banner"]').first().click();
  await expect(page, how).toHaveURL(RegExp(`/config/lib/banner\\?${flags}(#.*)?$`));
  await expectHidden(page, Object.keys(areas), how);
}

test('?navbar=0, ?sidebar=0, ?outline=0 and ?footer=0 hide their part, before React and with it, and links keep them', async ({
  page,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(`${guide}?navbar=0&outline=0&sidebar=1&footer=false`);
  await expectHidden(page, ['navbar', 'outline'], '?navbar=0&outline=0');
  // No space is left.
  const { y } = (await page.locator(areas.sidebar).boundingBox()) ?? {};
  expect(y, 'the top of the sidebar').toBe(0);
  await expect(page.locator('html')).toHaveCSS('--rp-nav-height', '0px');
  await page.goto(`${guide}?sidebar=0&footer=0&navbar=1&outline=`);
  await expectHidden(page, ['sidebar', 'footer'], '?sidebar=0&footer=0');
  await page.setViewportSize(small);
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button(english.text('menuTitle')), 'a small screen').toBeHidden();
  await expect(button(english.text('outlineTitle')), 'a small screen').toBeVisible();

  await page.goto(`${guide}?${all}`);
  await expect(page.locator('.rp-doc-layout__menu'), 'a small screen').toBeHidden();
  await page.setViewportSize(large);
  await follow(page, all, 'the next document');
  await page.unrouteAll();

  await openHydrated(page, `${guide}?${all}&globalUIComponents=0&utm=1`);
  await expectHidden(page, Object.keys(areas), 'after React');
  await follow(page, `${all}&globalUIComponents=0`, 'the next page');
});

test('with the bar hidden, shortcuts open search, before React and with it, and closing returns the focus', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(`${guide}?${all}`);
  const { dialog, input, options } = panelOf(page);
  // Focus makes its address absolute, with the flags.
  const link = page.locator('main a[href*="/config/lib/banner"]').first();
  for (const when of ['before React', 'with React']) {
    await link.focus();
    for (const key of ['ControlOrMeta+k', '/']) {
      await page.keyboard.press(key);
      await expect(dialog, `${key}, ${when}`).toBeVisible();
      await expect(input, `${key}, ${when}`).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog, `${key}, ${when}`).toBeHidden();
      await expect(link, `${key}, ${when}`).toBeFocused();
    }
    await expectHidden(page, Object.keys(areas), when);
    if (when === 'with React') break;
    scripts.release();
    await hydrate(page);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await input.fill('umd name');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog, 'the shortcut closes it again').toBeHidden();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('.rp-nav')?.tagName),
    'nothing in the bar takes the focus',
  ).toBeUndefined();
});
