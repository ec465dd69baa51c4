// Code, tabs and tables on a phone.
import { languages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const [, { prefix, text }] = languages;

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

test('no button covers code, and a shadow shows where code and file tabs continue', async ({
  page,
}) => {
  // Nothing here needs React.
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(`${prefix}guide/start/quick-start`);
  const covered = await page.locator('.rp-code-button-group').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const code = group.parentElement?.querySelector('pre');
      if (!code?.checkVisibility()) return [];
      const [buttons, lines] = [group, code].map((one) => one.getBoundingClientRect());
      return [(buttons?.bottom ?? 0) > (lines?.top ?? 0) + 1];
    }),
  );
  expect(covered.length).toBeGreaterThan(3);
  expect(covered).not.toContain(true);
  const edges = await continuing(page, '.rp-codeblock__content__scroll-container');
  expect(edges).not.toContain(false);
  await expect(
    page.getByRole('button', { name: text('copyCode') }).first(),
  ).toBeVisible();

  await page.goto('guide/advanced/env-vars');
  const open = page.locator('fieldset label:has(:checked)').filter({ visible: true });
  for (const label of await open.all()) {
    await label.scrollIntoViewIfNeeded();
    await expect(label, 'the tab that is open').toBeInViewport({ ratio: 0.95 });
  }
  const files = page.getByRole('group', { name: 'Files of env-start' }).first();
  const tabs = files.locator('label');
  const tops = await tabs.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops).size, 'rows of tabs').toBe(1);
  expect(await continuing(page, '.site-scroll-row')).not.toContain(false);
  await files.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last(), 'the last tab, chosen by keyboard').toBeInViewport({
    ratio: 0.99,
  });
  await expect(files.locator('pre:visible')).toContainText('"scripts"');
});

test('a wide table keeps its first column and has a shadow at its edge, in forced colours, too', async ({
  page,
}) => {
  const wide = '.rp-doc > .rp-table-scroll-container';
  await page.goto('guide/advanced/third-party-deps');
  for (const forcedColors of ['none', 'active'] as const) {
    const name = `forced colours: ${forcedColors}`;
    await page.emulateMedia({ forcedColors });
    const edges = await continuing(page, wide);
    expect(edges.length, name).toBeGreaterThan(1);
    expect(edges, name).not.toContain(false);
    // A cell with much text is wide enough for about twenty characters a line.
    const narrow = await page.locator(`${wide} td`).evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const ems = cell.clientWidth / Number.parseFloat(getComputedStyle(cell).fontSize);
        const { length } = cell.textContent ?? '';
        return length > 60 && ems < 10 ? [`${cell.textContent}: ${ems} em`] : [];
      }),
    );
    expect(narrow, name).toEqual([]);
    const table = page.locator(wide).first();
    await table.scrollIntoViewIfNeeded();
    await table.evaluate((element) => element.scrollBy(200, 0));
    await expect(table.locator('tr > :first-child').first(), name).toBeInViewport({
      ratio: 0.99,
    });
  }
});
