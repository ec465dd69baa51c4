// The pages of a section.

import { english, languages } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');
const group = (page: Page, name: string) =>
  sidebar(page).locator('summary', { hasText: name });
const open = (page: Page) => sidebar(page).locator('details[open] > summary');

test('a group opens and closes by click and keyboard, and opens with its page', async ({
  page,
}) => {
  await page.goto('guide/start/');
  for (const react of [false, true]) {
    const when = react ? 'with React' : 'before React';
    if (react) await openHydrated(page, 'guide/start/');
    const section = group(page, 'Configure and run');
    const link = sidebar(page).locator('a[href="/guide/basic/cli"]');
    await expect(open(page), when).toHaveText(['Start']);
    await expect(link, when).toBeHidden();
    await section.click();
    await expect(link, when).toBeVisible();
    await section.press('Enter');
    await expect(link, when).toBeHidden();
    await section.press('Space');
    await expect(link, when).toBeVisible();
    await section.press('Space');
    await expect(link, when).toBeHidden();
    // Links in a closed group are not in the tab order.
    await page.keyboard.press('Tab');
    await expect(group(page, 'Build for'), when).toBeFocused();
  }
  await page.locator('main a[href^="/guide/basic/output-format"]').first().click();
  await expect(page).toHaveURL(/output-format/);
  await expect(current(page), 'the group of the next page opens').toBeVisible();
  await expect(current(page)).toHaveAttribute('href', '/guide/basic/output-format');
});

test('open groups stay open on other pages of the section, until they are closed', async ({
  page,
}) => {
  await page.goto('guide/start/');
  await group(page, 'Types').click();
  await page.goto('guide/faq/');
  const opened = ['Start', 'Types and dependencies', 'Troubleshoot'];
  await expect(open(page), 'after a page load').toHaveText(opened);
  await page.goto('config/lib/format');
  await expect(open(page).filter({ hasText: 'Types' }), 'in another section').toHaveCount(
    0,
  );
  await openHydrated(page, 'guide/faq/');
  await expect(open(page), 'with React').toHaveText(opened);
  await group(page, 'Types').click();
  await page.goto('guide/start/');
  await expect(open(page)).toHaveText(['Start', 'Troubleshoot']);
});

test('with one open group, the sidebar fits one and a half laptop screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const { prefix } of languages) {
    await page.goto(`${prefix}guide/migration/tsup-options`);
    await expect(open(page), 'the group, and the guide in it').toHaveCount(2);
    const height = await sidebar(page).evaluate((element) => element.scrollHeight);
    expect(height).toBeLessThan(1.5 * 768);
    await expect(sidebar(page).locator('nav > ul > li')).toHaveCount(10);
  }
});

/** Expects that the sidebar has scrolled only if it had to, and not so far that the entry is its first. */
async function expectPlace(page: Page, path: string) {
  await expect(current(page), path).toBeInViewport({ ratio: 0.95 });
  const { scrolled, above, isNeeded } = await current(page).evaluate((element) => {
    const frame = element.closest('#site-sidebar') ?? element;
    const { top, bottom } = frame.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const isNeeded = box.bottom + frame.scrollTop > bottom;
    return { scrolled: frame.scrollTop, above: box.top - top, isNeeded };
  });
  if (isNeeded) expect(above, path).toBeGreaterThan(100);
  else expect(scrolled, path).toBe(0);
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'before React' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test("a page opens with its entry in sight, also in a phone's menu", async ({
      page,
    }) => {
      if (javaScriptEnabled) await holdScripts(page);
      await page.setViewportSize({ width: 1024, height: 480 });
      // Entries at the top of the sidebar, in its middle, in a group that is closed on other pages,
      // and at the end.
      for (const path of [
        'guide/start/',
        'config/lib/footer',
        'guide/migration/tsup-options',
        'zh/guide/faq/limits',
      ]) {
        await page.goto(path);
        await expectPlace(page, path);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.setViewportSize({ width: 390, height: 480 });
      await page.goto('guide/faq/limits');
      await page.getByRole('button', { name: english.text('menuTitle') }).click();
      // Nothing covers it, such as the title of the menu.
      await current(page).click({ trial: true });
    });
  });

test("another section's pages begin at their first entry, however far this one is scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('guide/migration/tsup-options');
  const place = () =>
    page.locator('#site-sidebar').evaluate(({ scrollTop }) => scrollTop);
  await page.locator('#site-sidebar').hover();
  await page.mouse.wheel(0, 150 - (await place()));
  await expect.poll(place).toBe(150);
  await page.goto('config/lib/auto-extension');
  await expectPlace(page, 'config/lib/auto-extension');
});

test('an entry stays under the pointer that clicks it, before and with React', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const { release } = await holdScripts(page);
  for (const react of [false, true]) {
    if (react) {
      release();
      await openHydrated(page, 'guide/faq/');
    } else await page.goto('guide/faq/');
    const link = sidebar(page).locator('a[href$="/guide/start/npm-packages"]');
    // The second time it is open.
    if (!(await link.isVisible())) await group(page, 'Start').click();
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect((await link.boundingBox())?.y, react ? 'with React' : '').toBe(before?.y);
  }
});
