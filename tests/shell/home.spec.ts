// The home page: what one does there first.
import { toolStack } from '@site/theme/tool-stack/tools';
import { languages } from '../languages.ts';
import { holdScripts } from '../support/hold.ts';
import { hydrate } from '../support/hydration.ts';
import { clipboardOf, expect, scrollTo, test } from '../support/test.ts';

const [, { prefix, text }] = languages;

test('the home page says what Rslib is, gives the bar a background from 100 px on, shows logos once they are looked at, and copies the command that starts a library', async ({
  page,
}) => {
  const copied = await clipboardOf(page);
  const { asked, release } = await holdScripts(page);
  const logos: string[] = [];
  await page.route('https://assets.rspack.rs/**', (route) => {
    logos.push(route.request().url());
    // One cannot be loaded.
    if (logos.length === 1) return route.abort();
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.clock.install();
  await page.goto(prefix);
  for (const key of ['subtitle', 'slogan'] as const)
    await expect(page.getByText(text(key), { exact: true })).toBeInViewport();

  const bar = page.locator('.rp-nav');
  const clear = 'rgba(0, 0, 0, 0)';
  await scrollTo(page, 99);
  await expect(bar).toHaveCSS('background-color', clear);
  await scrollTo(page, 101);
  await expect(bar, 'before React').not.toHaveCSS('background-color', clear);
  expect(logos).toEqual([]);
  const stack = page.locator('[data-tool-stack]');
  await stack.scrollIntoViewIfNeeded();
  await expect(stack.locator('img')).toHaveCount(toolStack.length - 1);
  await expect(stack.locator('[data-monogram]:visible')).toHaveCount(1);
  expect(logos.sort()).toEqual(toolStack.map(({ logo }) => logo).sort());
  expect(asked, 'React is not needed').toEqual([]);

  release();
  await hydrate(page);
  await scrollTo(page, 99);
  await expect(bar).toHaveCSS('background-color', clear);
  await scrollTo(page, 101);
  await expect(bar, 'with React').not.toHaveCSS('background-color', clear);
  await scrollTo(page, 0);
  // What the button says ends after a while.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: text('copyCommand') }).click();
  await expect(page.getByRole('button', { name: text('copied') })).toBeVisible();
  expect(await copied()).toBe('npm create rslib@latest');
});
