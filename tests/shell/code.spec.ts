// Code on a page, with a mouse and by keyboard. What is in its HTML: tests/content/code.spec.ts.
import { languages } from '../languages.ts';
import { clipboardOf, expect, openHydrated, test } from '../support/test.ts';

const [, { prefix, text }] = languages;

test('the buttons of code wrap long lines and copy', async ({ page }) => {
  const copied = await clipboardOf(page);
  await page.clock.install();
  await openHydrated(page, `${prefix}guide/start/quick-start`);
  const block = page
    .locator('.rp-codeblock')
    .filter({ hasText: 'cd first-library' })
    .first();
  const wrapping = (how: string) =>
    expect.poll(
      () =>
        block
          .locator('pre')
          .evaluate(
            (pre) => getComputedStyle(pre.querySelector('code') ?? pre).whiteSpace,
          ),
      how,
    );
  const wrap = block.getByRole('button', { name: text('wrapCode') });
  await wrapping('long lines scroll').toBe('pre');
  await block.hover();
  await wrap.click();
  await wrapping('wrapped by a click').toBe('pre-wrap');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await wrap.press('Enter');
  await wrapping('unwrapped by Enter').toBe('pre');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');

  const copy = block.locator('.rp-code-copy-button');
  await expect(copy).toHaveAccessibleName(text('copyCode'));
  await page.locator('#content').focus();
  await page.mouse.move(0, 0);
  await copy.focus();
  await expect(copy, 'the buttons show on focus').toHaveCSS('opacity', '1');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(copy, 'success is announced').toHaveAccessibleName(text('copied'));
  expect(await copied()).toMatch(/^mkdir -p first-library\/src\ncd first-library\n?$/);
  await page.clock.runFor(1999);
  await expect(copy, 'for 2 seconds').toHaveAccessibleName(text('copied'));
  await page.clock.runFor(1);
  await expect(copy, 'the announcement ends').toHaveAccessibleName(text('copyCode'));
  await expect(copy).toBeFocused();
});

test('keys scroll wide code, and Enter leads nowhere', async ({ page, baseURL }) => {
  const address = `${baseURL}guide/start/quick-start`;
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, address);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await page.locator('input:focus').fill('format');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('input:focus')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('Quick start');
  await expect(page, 'Enter after a search').toHaveURL(address);

  const wide = page.locator('main pre[tabindex="0"]:visible').first();
  await expect(wide).toHaveAccessibleName(/^Code/);
  await expect(wide).toHaveRole('group');
  await expect(
    page.locator('main pre:not([tabindex]):visible').first(),
    'only wide code is a tab stop',
  ).toBeVisible();
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => wide.evaluate(({ parentElement }) => parentElement?.scrollLeft ?? 0))
    .toBeGreaterThan(0);
});
