// Code, headings and package managers by keyboard, as assistive technology finds them.
import { renderAll } from '../support/frames.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('code that is wider than its frame is scrolled by keyboard, other code is no stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, 'guide/start/quick-start');
  const wide = page.locator('main pre[tabindex="0"]:visible').first();
  await expect(wide).toHaveAccessibleName(/^Code/);
  await expect(wide).toHaveRole('group');
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => wide.evaluate(({ parentElement }) => parentElement?.scrollLeft ?? 0))
    .toBeGreaterThan(0);
  await renderAll(page);
  const stops = await page.locator('main pre:visible').evaluateAll((all) =>
    all.map((pre) => ({
      stop: pre.getAttribute('tabindex') === '0',
      wide:
        (pre.parentElement?.scrollWidth ?? 0) > (pre.parentElement?.clientWidth ?? 0) + 1,
    })),
  );
  expect(stops.filter(({ stop, wide: isWide }) => stop !== isWide)).toEqual([]);
});

for (const [path, heading, link] of [
  ['guide/start/quick-start', 'Requirements', 'Link to “Requirements”'],
  ['zh/guide/start/quick-start', '准备', '“准备”的链接'],
] as const) {
  test(`a heading has the name of its text, and its link a name of its own: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const first = page.locator('main h2').first();
    const text = (await first.textContent())?.replace(/^#/, '') ?? '';
    await expect(first).toHaveAccessibleName(text);
    expect(text).not.toBe('');
    const anchor = first.getByRole('link');
    await expect(anchor).toHaveAccessibleName(link.replace(heading, text));
    expect(
      await page
        .locator('main [aria-hidden="true"] a, main a[aria-hidden="true"]')
        .count(),
    ).toBe(0);
    await anchor.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#requirements$/);
  });
}

test('the choice of a package manager goes by arrow keys and is the same in all tabs', async ({
  page,
}) => {
  await openHydrated(page, 'guide/start/quick-start');
  const lists = page.getByRole('tablist');
  expect(await lists.count()).toBeGreaterThan(1);
  await lists.first().getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const list of await lists.all())
    await expect(list.locator('[aria-selected="true"]')).toHaveText('pnpm');
  expect(
    await page.evaluate(() => localStorage.getItem('rspress.tabs.package.manager')),
  ).toBe('2');
});

for (const [path, wrap, copy, copied] of [
  ['guide/start/quick-start', 'Wrap long lines', 'Copy code', 'Copied'],
  ['zh/guide/start/quick-start', '长行自动换行', '复制代码', '已复制'],
] as const) {
  test(`the buttons of a block of code are seen on focus, keep it, and say what they did: ${path}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, path);
    const button = page.locator('.rp-code-copy-button').first();
    await expect(button).toHaveAccessibleName(copy);
    await button.focus();
    await expect(button).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName(copied);
    await expect(button).toHaveAccessibleName(copy);
    await expect(button).toBeFocused();
    const wrapping = page.getByRole('button', { name: wrap }).first();
    await expect(wrapping).toHaveAttribute('aria-pressed', 'false');
    await wrapping.press('Enter');
    await expect(wrapping).toHaveAttribute('aria-pressed', 'true');
  });
}
