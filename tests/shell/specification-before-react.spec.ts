// What a reader gets who only looks and scrolls: none of it needs React, which never starts here.
import { toolStack } from '@site/theme/tool-stack/tools';
import { holdScripts } from '../support/hold.ts';
import { languages } from '../support/languages.ts';
import { expect, type Page, test } from '../support/test.ts';

const scroll = (page: Page, to: number | 'end') =>
  page.evaluate((top) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: top === 'end' ? scrollHeight : top, behavior: 'instant' });
  }, to);

test('on the home page the bar is no longer transparent from 100 px on, and logos appear once they are looked at', async ({
  page,
}) => {
  const { asked } = await holdScripts(page);
  const logos: string[] = [];
  await page.route('https://assets.rspack.rs/**', (route) => {
    logos.push(route.request().url());
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.goto('', { waitUntil: 'networkidle' });
  const bar = page.locator('.rp-nav');
  const clear = 'rgba(0, 0, 0, 0)';
  await scroll(page, 99);
  await expect(bar).toHaveCSS('background-color', clear);
  await scroll(page, 101);
  await expect(bar).not.toHaveCSS('background-color', clear);
  expect(logos).toEqual([]);
  const stack = page.locator('[data-tool-stack]');
  await stack.scrollIntoViewIfNeeded();
  await expect(stack.locator('img')).toHaveCount(toolStack.length);
  await expect(stack.locator('[data-monogram]:visible')).toHaveCount(0);
  expect(logos.sort()).toEqual(toolStack.map(({ logo }) => logo).sort());
  expect(asked).toEqual([]);
});

const [, { prefix, text }] = languages;

test('at the end of a page its last heading is marked, and one click leads to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { asked } = await holdScripts(page);
  await page.goto(`${prefix}config/lib/out-base`);
  const toTop = page.getByRole('link', { name: text('scrollToTopText') });
  const links = page.locator('.rp-doc-layout__outline nav a');
  const colorOf = (index: number) =>
    links.nth(index).evaluate((link) => getComputedStyle(link).color);
  const marked = await colorOf(0);
  await scroll(page, 99);
  await expect(toTop).toBeHidden();
  await scroll(page, 'end');
  await expect(toTop).toBeInViewport({ ratio: 1 });
  await expect.poll(() => colorOf(-1)).toBe(marked);
  expect(await colorOf(0)).not.toBe(marked);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(toTop).toBeHidden();
  expect(asked).toEqual([]);
});
