// The bar at the top, and the home page.
import { readIndex } from '@site/search/quality';
import { socialLinks } from '@site/settings';
import { toolStack } from '@site/theme/tool-stack/tools';
import { hydrate } from '../support/hydration.ts';
import { selectedLanguages } from '../support/languages.ts';
import { siteOutput } from '../support/site.ts';
import { expect, openHydrated, test } from '../support/test.ts';

for (const { lang, prefix, text } of selectedLanguages('bar')) {
  test(`the bar links to guide and config, and marks the current section: ${lang}`, async ({
    page,
  }) => {
    const link = (name: string) =>
      page.locator('header').getByRole('link', { name, exact: true });
    const [guide, config] = lang === 'en' ? ['Guide', 'Config'] : ['指南', '配置'];
    for (const [path, active, other] of [
      ['guide/basic/cli', guide, config],
      ['guide/start/', guide, config],
      ['config/', config, guide],
      ['config/lib/format', config, guide],
    ] as const) {
      await page.goto(prefix + path);
      await expect(link(active), path).toHaveAttribute('aria-current', 'true');
      await expect(link(other), path).not.toHaveAttribute('aria-current');
    }
    await expect(link(guide)).toHaveAttribute('href', `/${prefix}guide/start/`);
    await expect(link(config)).toHaveAttribute('href', `/${prefix}config/`);
    await page.goto(prefix);
    await expect(link(guide)).not.toHaveAttribute('aria-current');
    await hydrate(page);
    await link(config).click();
    await expect(link(config)).toHaveAttribute('aria-current', 'true');
  });

  test(`social links are named and open in a new tab: ${lang}`, async ({ page }) => {
    await page.goto(prefix);
    for (const [index, name] of ['GitHub', 'X', 'Discord'].entries()) {
      const link = page
        .locator('header [data-social-links]:visible')
        .getByRole('link', { name: `${name} (${text('newTab')})`, exact: true });
      await expect(link).toHaveAttribute('href', socialLinks[index]?.content ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
    }
    // Three fit into the bar.
    await expect(page.locator('[data-social-links]:visible details')).toHaveCount(0);
  });

  test(`title, description and slogan are in the language: ${lang}`, async ({ page }) => {
    await page.goto(prefix);
    await expect(page).toHaveTitle(`Rslib - ${text('subtitle')}`);
    await expect(page.getByText(text('slogan'), { exact: true }).first()).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      lang === 'en' ? /^[^\p{Script=Han}]+$/u : /\p{Script=Han}/u,
    );
    await expect(page.locator('header a:has(img)')).toHaveText('Rslib');
    await expect(page.locator('link[rel=icon]').first()).toHaveAttribute(
      'href',
      /^\/favicon/,
    );
  });

  test(`the home page has one heading, one main and five cards: ${lang}`, async ({
    page,
  }) => {
    await page.route('https://assets.rspack.rs/**', (route) => route.abort());
    await openHydrated(page, prefix);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('.rp-doc-layout__sidebar')).toHaveCount(0);
    const stack = page.locator('[data-tool-stack]');
    const heading = stack.getByRole('heading', { name: text('toolStackTitle') });
    await expect(heading).toBeVisible();
    await expect(stack.getByText(text('toolStackDesc'), { exact: true })).toBeVisible();
    const cards = stack.getByRole('link');
    await expect(cards).toHaveCount(5);
    for (const [index, tool] of toolStack.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(tool.name);
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('href', tool.url[lang]);
      await expect(card.locator('[data-monogram]')).toBeVisible();
    }
  });
}

test('the bar is 72 px high, 56 px up to a width of 768 px', async ({ page }) => {
  await page.goto('guide/start/');
  for (const [width, height] of [
    [1440, 72],
    [769, 72],
    [768, 56],
    [360, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.rp-nav')).toHaveCSS('height', `${height}px`);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `${width}`).toBe(width);
  }
});

test('a site without versions has no version switcher', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('header details:visible')).toHaveCount(0);
});

test('the search index includes the code of the pages', () => {
  const { prose, code } = readIndex(siteOutput, 'en');
  expect(prose.some((text) => text.includes('defineConfig'))).toBe(true);
  expect(code.some((text) => text !== '')).toBe(true);
});
