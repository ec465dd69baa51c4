// Code, tabs and tables on a phone.
import { languages } from '../languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const [, { prefix, text }] = languages;

/** Whether there is a shadow at the edge of each element that continues beyond it. */
function shadows(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => {
        const { backgroundImage, backgroundAttachment } = getComputedStyle(one);
        const isShadow = backgroundAttachment === 'local, local, scroll, scroll';
        const parts = [...one.querySelectorAll('pre, table, tbody, tr')];
        // Nothing covers it.
        return (
          isShadow &&
          backgroundImage.includes('gradient') &&
          parts.every((part) => !/^rgb\(/.test(getComputedStyle(part).backgroundColor))
        );
      }),
  );
}

test('no button covers code, a shadow shows overflow, and the open tab is visible', async ({
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
  const edges = await shadows(page, '.rp-codeblock__content__scroll-container');
  expect(edges).toContain(true);
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
  expect(await shadows(page, '.site-scroll-row')).not.toContain(false);
  await files.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last(), 'the last tab, chosen by keyboard').toBeInViewport({
    ratio: 0.99,
  });
  await expect(files.locator('pre:visible')).toContainText('"scripts"');
});

test('in the dark theme, shadows at edges stand out no more than in the light one', async ({
  page,
}) => {
  await page.goto('guide/start/quick-start');
  const code = page.locator('.rp-codeblock__content__scroll-container').first();
  const contrasts: number[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const contrast = await code.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d');
      const probe = element.appendChild(document.createElement('i'));
      // The shadow is painted on the background.
      const [one = 0, other = 0] = ['--site-scroll-bg', '--site-scroll-edge'].map(
        (name) => {
          probe.style.color = `var(${name})`;
          if (!canvas) return 0;
          canvas.fillStyle = getComputedStyle(probe).color;
          canvas.fillRect(0, 0, 1, 1);
          const { data } = canvas.getImageData(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...data].map(
            (part) => (part / 255) ** 2.2,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        },
      );
      probe.remove();
      return Math.max(one, other) / Math.min(one, other);
    });
    contrasts.push(contrast);
  }
  const [light = 0, dark = 0] = contrasts;
  expect(dark, 'it is still seen').toBeGreaterThan(1.2);
  expect(dark).toBeLessThanOrEqual(light);
});

test('a wide table keeps its first column, has a shadow, and can be read', async ({
  page,
}) => {
  const wide = '.rp-doc > .rp-table-scroll-container';
  await page.goto('guide/advanced/third-party-deps');
  // A cell with much text is wide enough for about twenty characters a line.
  const narrow = await page.locator(`${wide} td`).evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const ems = cell.clientWidth / Number.parseFloat(getComputedStyle(cell).fontSize);
      const { length } = cell.textContent ?? '';
      return length > 60 && ems < 10 ? [`${cell.textContent}: ${ems} em`] : [];
    }),
  );
  expect(narrow).toEqual([]);
  const edges = await shadows(page, wide);
  expect(edges).toContain(true);
  expect(edges).not.toContain(false);
  const table = page.locator(wide).first();
  await table.scrollIntoViewIfNeeded();
  await table.evaluate((element) => element.scrollBy(200, 0));
  await expect(table.locator('tr > :first-child').first()).toBeInViewport({
    ratio: 0.99,
  });
});

test('the widest tables are named tab stops, and keys lead to their last column', async ({
  page,
}) => {
  for (const { lang, prefix, text } of languages)
    for (const path of ['guide/start/choosing', 'config/lib/format', 'config/lib/dts']) {
      await page.goto(prefix + path);
      const where = `${lang}: ${path}`;
      const tables = page
        .getByRole('group', { name: text('table') })
        .filter({ has: page.locator('table:visible') });
      const widths = await tables.evaluateAll((all) =>
        all.map((one) => one.scrollWidth - one.clientWidth),
      );
      const most = Math.max(...widths);
      expect(most, where).toBeGreaterThan(200);
      const table = tables.nth(widths.indexOf(most));
      await table.focus();
      await expect(table, where).toBeFocused();
      expect(await shadows(page, '.rp-table-scroll-container'), where).not.toContain(
        false,
      );
      const last = table.locator('tr > :last-child').first();
      await expect(last, where).not.toBeInViewport({ ratio: 0.99 });
      // One press scrolls by 40 px.
      for (let left = 0; left < most; left += 40) await page.keyboard.press('ArrowRight');
      await expect(last, where).toBeInViewport({ ratio: 0.99 });
    }
});
