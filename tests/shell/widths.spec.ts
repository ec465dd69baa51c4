// The layout at exactly the widths at which it changes.
import { english, selectedLanguages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const withHeadings = 'guide/basic/output-format';
/** An overview has no outline. */
const without = 'config/';

const bar = (page: Page) => page.locator('.rp-doc-layout__menu');
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const outline = (page: Page) => page.locator('.rp-doc-layout__outline');

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
}

for (const { lang, prefix, text } of selectedLanguages('widths')) {
  const [menu, title] = [text('menuTitle'), text('outlineTitle')];

  for (const width of [360, 768, 769, 960]) {
    test(`at ${width} px a bar opens the sidebar, with and without headings: ${lang}`, async ({
      page,
    }) => {
      await open(page, prefix + without, width);
      await expect(bar(page)).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveText([menu]);
      await open(page, prefix + withHeadings, width);
      await expect(bar(page).getByRole('button')).toHaveText([menu, title]);
      expect((await bar(page).boundingBox())?.height).toBe(46);
      await expect(sidebar(page)).toBeHidden();
      await expect(outline(page)).toBeHidden();
    });
  }

  for (const width of [961, 1280]) {
    test(`at ${width} px the sidebar is a column, and the bar has the outline: ${lang}`, async ({
      page,
    }) => {
      await open(page, prefix + without, width);
      await expect(bar(page)).toBeHidden();
      await expect(sidebar(page)).toBeVisible();
      await open(page, prefix + withHeadings, width);
      await expect(bar(page)).toBeVisible();
      await expect(bar(page).getByRole('button', { name: menu })).toBeHidden();
      await expect(bar(page).getByRole('button', { name: title })).toBeVisible();
      await expect(sidebar(page)).toBeVisible();
    });
  }

  test(`from 1281 px on there is no bar: ${lang}`, async ({ page }) => {
    await open(page, prefix + withHeadings, 1281);
    await expect(bar(page)).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
    await expect(outline(page)).toBeVisible();
  });

  test(`from 1280 px on the outline is a column with its title: ${lang}`, async ({
    page,
  }) => {
    await open(page, prefix + withHeadings, 1279);
    await expect(outline(page)).toBeHidden();
    for (const width of [1280, 1440]) {
      await open(page, prefix + withHeadings, width);
      await expect(outline(page).getByText(title, { exact: true })).toBeVisible();
    }
  });
}

test('the sidebar is left of the text and the outline right of it', async ({ page }) => {
  await open(page, withHeadings, 1440);
  const [left, middle, right] = await Promise.all(
    [sidebar(page), page.locator('main'), outline(page)].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(left && middle && left.x + left.width <= middle.x).toBe(true);
  expect(middle && right && middle.x + middle.width <= right.x).toBe(true);
});

for (const width of [360, 768, 769, 960, 961, 1280, 1281, 2560]) {
  test(`nothing overflows the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [withHeadings, without, 'zh/guide/start/quick-start']) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        path,
      ).toBeLessThanOrEqual(width);
    }
  });
}

test('at 768 px the page behind the open drawer is blurred', async ({ page }) => {
  await open(page, withHeadings, 768);
  await page.getByRole('button', { name: english.text('menuTitle') }).click();
  await expect(sidebar(page)).toBeVisible();
  expect(
    await sidebar(page).evaluate(
      (drawer) => getComputedStyle(drawer, '::backdrop').backdropFilter,
    ),
  ).toContain('blur');
});
