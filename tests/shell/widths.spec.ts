// The layout at exactly the widths at which it changes.
import { languages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const [, { prefix, text }] = languages;
const [menu, title] = [text('menuTitle'), text('outlineTitle')];

const bar = (page: Page) => page.locator('.rp-doc-layout__menu');
const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const outline = (page: Page) => page.locator('.rp-doc-layout__outline');

/** What is seen of the layout at the current size. */
async function layoutOf(page: Page) {
  const box = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.height;
  return {
    nav: await box('.rp-nav'),
    menuBar: (await bar(page).isVisible()) ? await box('.rp-doc-layout__menu') : 0,
    buttons: (await bar(page).getByRole('button').allInnerTexts()).map((one) =>
      one.trim(),
    ),
    sidebar: await sidebar(page).isVisible(),
    outline: await outline(page).isVisible(),
    overflow: await page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - innerWidth),
    ),
  };
}

const small = { nav: 56, menuBar: 46, sidebar: false, outline: false, overflow: 0 };
const wide = { nav: 72, menuBar: 0, sidebar: true, outline: true, overflow: 0 };

/** The layout of a page with headings, by width. */
const withHeadings = [
  [360, { ...small, buttons: [menu, title] }],
  [768, { ...small, buttons: [menu, title] }],
  [769, { ...small, nav: 72, buttons: [menu, title] }],
  [960, { ...small, nav: 72, buttons: [menu, title] }],
  [961, { ...wide, menuBar: 46, outline: false, buttons: [title] }],
  [1279, { ...wide, menuBar: 46, outline: false, buttons: [title] }],
  [1280, { ...wide, menuBar: 46, buttons: [title] }],
  [1281, { ...wide, buttons: [] }],
  [1440, { ...wide, buttons: [] }],
  [2560, { ...wide, buttons: [] }],
] as const;

test('sidebar, outline and bars change at 768, 960 and 1280 px, and nothing overflows at any width', async ({
  page,
}) => {
  for (const [path, hasHeadings] of [
    ['guide/basic/output-format', true],
    // An overview has no outline.
    ['config/', false],
  ] as const) {
    await page.goto(prefix + path);
    for (const [width, layout] of withHeadings) {
      await page.setViewportSize({ width, height: 800 });
      const { buttons } = layout;
      const menuOnly = buttons.filter((one) => one === menu);
      const expected = hasHeadings
        ? layout
        : {
            ...layout,
            outline: false,
            buttons: menuOnly,
            menuBar: menuOnly.length > 0 ? layout.menuBar : 0,
          };
      await expect.poll(() => layoutOf(page), `${path} at ${width} px`).toEqual(expected);
    }
  }

  await page.goto(`${prefix}guide/basic/output-format`);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(outline(page).getByText(title, { exact: true })).toBeVisible();
  const [left, middle, right] = await Promise.all(
    [sidebar(page), page.locator('main'), outline(page)].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(left && middle && left.x + left.width <= middle.x).toBe(true);
  expect(middle && right && middle.x + middle.width <= right.x).toBe(true);

  await page.setViewportSize({ width: 768, height: 800 });
  await page.getByRole('button', { name: menu, exact: true }).click();
  await expect(sidebar(page)).toBeVisible();
  expect(
    await sidebar(page).evaluate(
      (drawer) => getComputedStyle(drawer, '::backdrop').backdropFilter,
    ),
    'the page behind the drawer',
  ).toContain('blur');
});

test('prose, code and tables end at the same right edge, flags do not break, and links of headings can be hit', async ({
  page,
}) => {
  for (const path of ['guide/basic/output-format', 'zh/config/lib/format']) {
    await page.goto(path);
    const edges = await page
      .locator(
        '.rp-doc > :is(p:not([id]), ul, .rp-codeblock, .rp-tabs, figure, .rp-callout)',
      )
      .or(page.locator('.rp-doc > .rp-table-scroll-container'))
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.checkVisibility())
          .map((block) => Math.round(block.getBoundingClientRect().right)),
      );
    expect(edges.length, path).toBeGreaterThan(10);
    expect([...new Set(edges)], path).toHaveLength(1);
    const sizes = await page.locator('.rp-header-anchor').evaluateAll((anchors) =>
      anchors.flatMap((anchor) => {
        const { width, height } = anchor.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect(sizes.length, path).toBeGreaterThan(5);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(24);
  }
  for (const path of ['guide/start/quick-start', 'zh/guide/basic/cli']) {
    await page.goto(path);
    const lines = await page
      .locator('.rp-doc :is(p, li) > .whole')
      .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
    expect(lines.length, path).toBeGreaterThan(2);
    expect(new Set(lines), `${path}: lines of each flag`).toEqual(new Set([1]));
  }
});
