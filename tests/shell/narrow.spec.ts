// Code, tabs and tables at 390 px, and the right edge of the text on a desktop.
import { selectedLanguages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

/** For each element that continues beyond its right edge, whether its shadow there can be seen. */
function continuing(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => {
        one.scrollIntoView({ block: 'center' });
        const { right, top, height } = one.getBoundingClientRect();
        const above = document.elementsFromPoint(right - 4, top + height / 2);
        const { backgroundImage, backgroundAttachment } = getComputedStyle(one);
        const isOpaque = (part: Element) =>
          /^rgb\(/.test(getComputedStyle(part).backgroundColor);
        // Groups of rows are not among the elements at a point.
        const covering = above.slice(0, above.indexOf(one));
        const rows = covering.flatMap((part) => part.closest('tbody, thead') ?? []);
        return (
          backgroundImage.includes('gradient') &&
          backgroundAttachment === 'local, local, scroll, scroll' &&
          above.includes(one) &&
          ![...covering, ...rows].some(isOpaque)
        );
      }),
  );
}

for (const { lang, prefix, text } of selectedLanguages('narrow'))
  test(`no button covers code, and a shadow shows where it continues: ${lang}`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of ['guide/start/quick-start', 'guide/migration/tsup']) {
      await page.goto(prefix + path);
      const covered = await page.locator('.rp-code-button-group').evaluateAll((groups) =>
        groups.flatMap((group) => {
          const code = group.parentElement?.querySelector('pre');
          if (!code?.checkVisibility()) return [];
          const [buttons, lines] = [group, code].map((one) =>
            one.getBoundingClientRect(),
          );
          return [(buttons?.bottom ?? 0) > (lines?.top ?? 0) + 1];
        }),
      );
      expect(covered.length, path).toBeGreaterThan(3);
      expect(covered, path).not.toContain(true);
      const edges = await continuing(page, '.rp-codeblock__content__scroll-container');
      expect(edges, path).not.toContain(false);
    }
    await expect(
      page.getByRole('button', { name: text('copyCode') }).first(),
    ).toBeVisible();
  });

test('file tabs are one row, in which the keyboard brings each into view', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('guide/advanced/env-vars');
  const files = page.getByRole('group', { name: 'Files of env-start' }).first();
  const tabs = files.locator('label');
  const tops = await tabs.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  expect(await continuing(page, '.site-scroll-row')).not.toContain(false);
  await expect(tabs.last()).not.toBeInViewport({ ratio: 0.5 });
  await files.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeInViewport({ ratio: 0.99 });
  await expect(files.locator('pre:visible')).toContainText('"scripts"');
});

test('a tab that is open at first is in view, without scripts', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('guide/advanced/env-vars');
  const current = page.locator('fieldset label:has(:checked)').filter({ visible: true });
  for (const label of await current.all()) {
    await label.scrollIntoViewIfNeeded();
    await expect(label).toBeInViewport({ ratio: 0.95 });
  }
});

for (const colours of ['none', 'active'] as const)
  test(`a wide table keeps its first column and has a shadow at its edge, forced colours ${colours}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: colours });
    for (const path of ['config/lib/format', 'guide/advanced/third-party-deps']) {
      await page.goto(path);
      const wide = '.rp-doc > .rp-table-scroll-container';
      expect((await continuing(page, wide)).length, path).toBeGreaterThan(1);
      expect(await continuing(page, wide), path).not.toContain(false);
      const widths = await page.locator(`${wide} td`).evaluateAll((cells) =>
        cells.map((cell) => ({
          text: cell.textContent?.length ?? 0,
          width: cell.clientWidth,
        })),
      );
      // About twenty characters a line.
      const narrow = widths.filter(({ text, width }) => text > 60 && width < 145);
      expect(narrow, path).toEqual([]);
      const table = page.locator(wide).first();
      await table.scrollIntoViewIfNeeded();
      await table.evaluate((element) => element.scrollBy(200, 0));
      await expect(table.locator('tr > :first-child').first()).toBeInViewport({
        ratio: 0.99,
      });
    }
  });

test('prose, code and tables end at the same right edge', {
  tag: '@desktop',
}, async ({ page }) => {
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
    expect(new Set(edges).size, `${path}: ${[...new Set(edges)]}`).toBe(1);
  }
});

test('the link of a heading is large enough for a finger', async ({ page }) => {
  await page.goto('config/lib/format');
  const sizes = await page
    .locator('.rp-header-anchor')
    .evaluateAll((anchors) =>
      anchors
        .map((anchor) => anchor.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
