// Code, headings and package managers by keyboard and for assistive technology.
import { selectedLanguages } from '../support/languages.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('code that overflows is scrolled by keyboard, other code is no tab stop', async ({
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
  const stops = await page.locator('main pre:visible').evaluateAll((all) =>
    all.map((pre) => ({
      stop: pre.getAttribute('tabindex') === '0',
      wide:
        (pre.parentElement?.scrollWidth ?? 0) > (pre.parentElement?.clientWidth ?? 0) + 1,
    })),
  );
  expect(stops.filter(({ stop, wide: isWide }) => stop !== isWide)).toEqual([]);
});

for (const { lang, prefix, text } of selectedLanguages('keyboard')) {
  test(`a heading is named by its text, and the link to it has its own name: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}guide/start/quick-start`);
    const first = page.locator('main h2').first();
    const heading = (await first.textContent())?.replace(/^#/, '') ?? '';
    await expect(first).toHaveAccessibleName(heading);
    expect(heading).not.toBe('');
    const anchor = first.getByRole('link');
    await expect(anchor).toHaveAccessibleName(
      text('linkToHeading').replace('{heading}', heading),
    );
    expect(
      await page
        .locator('main [aria-hidden="true"] a, main a[aria-hidden="true"]')
        .count(),
    ).toBe(0);
    await anchor.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${await first.getAttribute('id')}$`));
  });
}

test('Enter on the page itself leads nowhere, also after a search', async ({
  page,
  baseURL,
}) => {
  const address = `${baseURL}guide/start/quick-start`;
  await openHydrated(page, address);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.locator('input:focus').fill('format');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('input:focus')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('Quick start');
  await expect(page).toHaveURL(address);
});

test('arrow keys choose the package manager in all tabs', async ({ page }) => {
  await openHydrated(page, 'guide/start/quick-start');
  const lists = page.locator('.rp-tabs');
  expect(await lists.count()).toBeGreaterThan(1);
  await lists.first().getByRole('radio', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const list of await lists.all())
    await expect(list.getByRole('radio', { name: 'pnpm' })).toBeChecked();
  expect(
    await page.evaluate(() => localStorage.getItem('rspress.tabs.package.manager')),
  ).toBe('2');
});

for (const { lang, prefix, text } of selectedLanguages('keyboard')) {
  test(`the buttons of a code block show on focus, keep it and announce success: ${lang}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, `${prefix}guide/start/quick-start`);
    const button = page.locator('.rp-code-copy-button').first();
    await expect(button).toHaveAccessibleName(text('copyCode'));
    await button.focus();
    await expect(button).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName(text('copied'));
    await expect(button).toHaveAccessibleName(text('copyCode'));
    await expect(button).toBeFocused();
    const wrapping = page.getByRole('button', { name: text('wrapCode') }).first();
    await expect(wrapping).toHaveAttribute('aria-pressed', 'false');
    await wrapping.press('Enter');
    await expect(wrapping).toHaveAttribute('aria-pressed', 'true');
  });
}
