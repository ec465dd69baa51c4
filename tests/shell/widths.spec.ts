// The layout at exactly the widths at which it changes.
import { languages } from '../languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const [, { prefix, text }] = languages;
const title = text('outlineTitle');

const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const outline = (page: Page) => page.locator('.rp-doc-layout__outline');

/** What is seen of the layout at the current size. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const find = (selector: string) => {
      const part = document.querySelector<HTMLElement>(selector);
      const { width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      return { part, height, isSeen: part?.checkVisibility() && width * height > 0 };
    };
    const bar = find('.rp-doc-layout__menu');
    const buttons = [...(bar.part?.querySelectorAll('button') ?? [])];
    return {
      nav: find('.rp-nav').height,
      menuBar: bar.isSeen ? bar.height : 0,
      buttons: buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.innerText.trim()),
      sidebar: find('.rp-doc-layout__sidebar').isSeen ?? false,
      outline: find('.rp-doc-layout__outline').isSeen ?? false,
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });

const small = { nav: 56, menuBar: 46, sidebar: false, outline: false, overflow: 0 };
const wide = { nav: 72, menuBar: 0, sidebar: true, outline: true, overflow: 0 };

/** The layout of a page with headings, by width. */
const withHeadings = ([menu, title]: readonly string[]) =>
  [
    [360, { ...small, buttons: [menu, title] }],
    [768, { ...small, buttons: [menu, title] }],
    [769, { ...small, nav: 72, buttons: [menu, title] }],
    [960, { ...small, nav: 72, buttons: [menu, title] }],
    [961, { ...wide, menuBar: 46, outline: false, buttons: [title] }],
    [1279, { ...wide, menuBar: 46, outline: false, buttons: [title] }],
    [1280, { ...wide, menuBar: 46, outline: false, buttons: [title] }],
    [1281, { ...wide, buttons: [] }],
    [2560, { ...wide, buttons: [] }],
  ] as const;

/** An overview has no outline, so it has one layout less. */
const withoutHeadings = [
  [960, { ...small, nav: 72, buttons: [text('menuTitle')] }],
  [961, { ...wide, outline: false, buttons: [] }],
  [1281, { ...wide, outline: false, buttons: [] }],
] as const;

/** Prose, code and tables end at the same right edge, and the links of headings can be hit. */
async function expectEvenText(page: Page): Promise<void> {
  const edges = await page
    .locator('.rp-doc > :is(p:not([id]), ul, .rp-codeblock, .rp-tabs, figure)')
    .or(page.locator('.rp-doc > :is(.rp-callout, .rp-table-scroll-container)'))
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility())
        .map((block) => Math.round(block.getBoundingClientRect().right)),
    );
  expect(edges.length).toBeGreaterThan(10);
  expect([...new Set(edges)], 'right edges').toHaveLength(1);
  const sizes = await page.locator('.rp-header-anchor').evaluateAll((anchors) =>
    anchors.flatMap((anchor) => {
      const { width, height } = anchor.getBoundingClientRect();
      return [width, height];
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes), 'links of headings').toBeGreaterThanOrEqual(24);
}

test('sidebar, outline and bars change at 768, 960 and 1280 px, nothing overflows at any width, and the text is even', async ({
  page,
}) => {
  for (const { lang, prefix, text } of languages) {
    await page.goto(`${prefix}guide/start/quick-start`);
    const labels = [text('menuTitle'), text('outlineTitle')];
    for (const [width, layout] of withHeadings(labels)) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => layoutOf(page), `${lang} at ${width} px`).toEqual(layout);
    }
  }

  await page.setViewportSize({ width: 1440, height: 800 });
  await expectEvenText(page);
  await expect(outline(page).getByText(title, { exact: true })).toBeVisible();
  const [left, middle, right] = await Promise.all(
    [sidebar(page), page.locator('main'), outline(page)].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(left && middle && left.x + left.width <= middle.x).toBe(true);
  expect(middle && right && middle.x + middle.width <= right.x).toBe(true);

  await page.goto(`${prefix}config/`);
  for (const [width, layout] of withoutHeadings) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => layoutOf(page), `an overview at ${width} px`).toEqual(layout);
  }

  // English has the longest words in the bar, and the longest names of neighbouring pages.
  await page.goto('config/lib/syntax');
  for (const width of [320, 360, 769, 820, 961]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await layoutOf(page)).overflow, `in English at ${width} px`)
      .toBe(0);
  }
});

test('long names break between their parts, and fit into tables and the outline', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { prefix } of languages) {
    await page.goto(`${prefix}guide/start/choosing`);
    const overflow = await page
      .locator('.rp-table-scroll-container')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(overflow.length).toBeGreaterThan(2);
    expect(Math.max(...overflow), `${prefix}: of the tables`).toBe(0);
    await page.goto(`${prefix}guide/faq/error-codes`);
    const wide = await outline(page)
      .locator('li a')
      .evaluateAll(
        (links) =>
          links.filter((link) => {
            (link as HTMLElement).style.overflowWrap = 'normal';
            return link.scrollWidth > link.clientWidth;
          }).length,
      );
    expect(wide, `${prefix}: entries of the outline`).toBe(0);
  }
});
