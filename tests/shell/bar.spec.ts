import { readdirSync } from 'node:fs';
import { readIndex } from '@site/search/quality/index-file';
import { locales, socialLinks } from '@site/settings';
import { hydrate } from '../support/hydration.ts';
import { siteOutput } from '../support/site.ts';
import { expect, openHydrated, test } from '../support/test.ts';

for (const [lang, guide, config] of [
  ['en', 'Guide', 'Config'],
  ['zh', '指南', '配置'],
] as const) {
  const prefix = lang === 'zh' ? 'zh/' : '';
  test(`the bar leads to guide and config, and marks the area of the page (${lang})`, async ({
    page,
  }) => {
    const link = (name: string) =>
      page.locator('header').getByRole('link', { name, exact: true });
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

  test(`the social links have names and open in a new tab (${lang})`, async ({
    page,
  }) => {
    await page.goto(prefix);
    const newTab = { en: 'opens in a new tab', zh: '在新标签页中打开' }[lang];
    for (const [index, name] of ['GitHub', 'X', 'Discord'].entries()) {
      const link = page
        .locator('header [data-social-links]:visible')
        .getByRole('link', { name: `${name} (${newTab})`, exact: true });
      await expect(link).toHaveAttribute('href', socialLinks[index]?.content ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
    }
    // Three fit; there is nothing to put into a popup.
    await expect(page.locator('[data-social-links]:visible details')).toHaveCount(0);
  });

  test(`title, description and tagline are those of the language (${lang})`, async ({
    page,
  }) => {
    await page.goto(prefix);
    const [title, tagline] =
      lang === 'en'
        ? [
            'Rslib - Rsbuild-based library development tool',
            'Create JavaScript libraries in a simple and intuitive way',
          ]
        : ['Rslib - 基于 Rsbuild 的库开发工具', '以简单直观的方式创建 JavaScript 库'];
    await expect(page).toHaveTitle(title);
    await expect(page.getByText(tagline, { exact: true }).first()).toBeVisible();
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

  test(`the home page has one heading, one main, and five cards (${lang})`, async ({
    page,
  }) => {
    await page.route('https://assets.rspack.rs/**', (route) => route.abort());
    await openHydrated(page, prefix);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    const stack = page.locator('[data-tool-stack]');
    const [title, desc] =
      lang === 'en'
        ? [
            'Tool Stack',
            'High-performance tool stack built around Rspack to boost modern web development',
          ]
        : ['工具栈', '围绕 Rspack 打造的高性能工具栈，助力现代 Web 开发'];
    await expect(stack.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(stack.getByText(desc, { exact: true })).toBeVisible();
    const cards = stack.getByRole('link');
    await expect(cards).toHaveCount(5);
    for (const [index, name] of [
      'Rspack',
      'Rsbuild',
      'Rspress',
      'Rsdoctor',
      'Rslib',
    ].entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(name);
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('href', /^https:\/\//);
      await expect(card.locator('[data-monogram]')).toBeVisible();
    }
  });
}

test('the bar is 72 px high, 56 px at 768 px and less', async ({ page }) => {
  await page.goto('guide/start/');
  for (const [width, height] of [
    [1440, 72],
    [769, 72],
    [768, 56],
    [360, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.rp-nav')).toHaveCSS('height', `${height}px`);
    // Nothing in it is cut off or wider than the window.
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width}`).toBe(width);
  }
});

test('search opens by its button at every width, and by both shortcuts', async ({
  page,
}) => {
  await openHydrated(page, 'guide/start/');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page
      .getByRole('button', { name: 'Search', exact: false })
      .first()
      .press('Enter');
    await expect(page.locator('input:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('input:focus')).toHaveCount(0);
  }
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(page.locator('input:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('input:focus')).toHaveCount(0);
  }
});

test('pages are files that say everything without a script, below /', async ({
  page,
}) => {
  const html = await (await page.request.get('guide/start/quick-start')).text();
  expect(html).toContain('create-rslib');
  expect(html).toContain('<h1');
  expect(readdirSync(siteOutput)).toEqual(
    expect.arrayContaining(['index.html', 'guide', 'config', 'zh']),
  );
});

test('English stands at the root, Chinese below /zh', async ({ page }) => {
  expect(locales.map(({ lang }) => lang)).toEqual(['en', 'zh']);
  for (const [path, code] of [
    ['', 'en'],
    ['zh/', 'zh-CN'],
    ['guide/start/', 'en'],
    ['zh/guide/start/', 'zh-CN'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }
});

test('with no versions there is no version in an address and no switcher', async ({
  page,
}) => {
  await page.goto('');
  await expect(page.locator('header details:visible')).toHaveCount(0);
});

test('the search index holds the code of the pages', () => {
  const { code } = readIndex(siteOutput, 'en');
  expect(code.filter((text) => text.includes('defineConfig'))).not.toEqual([]);
});
