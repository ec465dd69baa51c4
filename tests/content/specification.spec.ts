// What the specification says about built pages and scripts, with its words: none of them is read
// from the tables of the interface.
// To run it: npm run build && npx playwright test specification --project=content
import { expect, test } from '@playwright/test';
import { attribute, textOf } from '@site/mdx/html';
import { base } from '@site/settings';
import { builtFiles, builtPage, find, first, valuesOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { built } from '../support/site.ts';

const pages = routes().map(({ path: address, lang }) => {
  const name = address.slice(base.length);
  const file = name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
  return { name, lang, html: built(file) };
});

/** The links of the bar that are marked as current. */
const currentIn = (page: string) => {
  const links = find(first(builtPage(page), 'header'), 'a', { 'aria-current': 'true' });
  return links.map((link) => `${textOf(link)} → ${attribute(link, 'href')}`);
};

test('Guide and Config are active on every page below them, and nowhere else', () => {
  const wrong = pages.filter(({ name, lang }) => {
    const active = currentIn(name);
    return [
      [/^guide\//, 'en', 'Guide → /guide/start/'] as const,
      [/^zh\/guide\//, 'zh', '指南 → /zh/guide/start/'] as const,
      [/^config\//, 'en', 'Config → /config/'] as const,
      [/^zh\/config\//, 'zh', '配置 → /zh/config/'] as const,
    ].some(
      ([folder, own, link]) =>
        own === lang && folder.test(name) !== active.includes(link),
    );
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('each language has its own bar and sidebar, with the same pages', () => {
  const linksIn = (page: string, part: string, wanted = {}) =>
    find(first(builtPage(page), part, wanted), 'a').map(
      (link) => [textOf(link), attribute(link, 'href') ?? ''] as const,
    );
  const hrefs = (links: readonly (readonly [string, string])[]) =>
    links.map(([, href]) => href).filter((href) => href.startsWith('/'));
  for (const page of ['guide/start/', 'config/']) {
    const sidebar = { class: 'rp-doc-layout__sidebar' };
    const [own, chinese] = [page, `zh/${page}`].map((one) =>
      linksIn(one, 'div', sidebar),
    );
    if (!own || !chinese) throw new Error('Two sidebars.');
    expect(hrefs(own).length, page).toBeGreaterThan(10);
    expect(hrefs(chinese), page).toEqual(hrefs(own).map((href) => `/zh${href}`));
    expect(hrefs(own).filter((href) => href.startsWith('/zh/'))).toEqual([]);
    const han = chinese.filter(([name]) => /\p{Script=Han}/u.test(name));
    expect(han.length > 0 && own.every(([name]) => !/\p{Script=Han}/u.test(name))).toBe(
      true,
    );
  }
  const bar = (page: string) => linksIn(page, 'header').map((link) => link.join(' → '));
  expect(bar('config/')).toEqual(
    expect.arrayContaining(['Guide → /guide/start/', 'Config → /config/']),
  );
  expect(bar('zh/config/')).toEqual(
    expect.arrayContaining(['指南 → /zh/guide/start/', '配置 → /zh/config/']),
  );
});

test('what follows the text of a page is in its footer, which can be hidden', () => {
  const wrong = pages.filter(({ html }) => {
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const outside = main.replace(/<footer.*?<\/footer>/gs, '');
    return /issues\/new\?template=|rp-prev-next-page|rp-edit-link/.test(outside);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** The words that are the whole text of an element or the placeholder of a field, by page. */
const words = {
  '': [
    'Rsbuild-based library development tool',
    'Guide',
    'Config',
    'Quick Start',
    'Create JavaScript libraries in a simple and intuitive way',
    'Tool Stack',
    ...['Rspack', 'Rsbuild', 'Rspress', 'Rsdoctor', 'Rstest', 'Rslint'],
    'High-performance tool stack built around Rspack to boost modern web development',
    'Rslib - Rsbuild-based library development tool',
    'Rslib',
    '简体中文',
  ],
  'zh/': [
    '基于 Rsbuild 的库开发工具',
    '以简单直观的方式创建 JavaScript 库',
    '快速上手',
    '工具栈',
    '围绕 Rspack 打造的高性能工具栈，助力现代 Web 开发',
    'English',
  ],
  'guide/start/quick-start': [
    'ON THIS PAGE',
    'Menu',
    'Introduction',
    'Edit this page on GitHub',
    'Previous page',
    'Next page',
    'npm',
    'yarn',
    'pnpm',
    'bun',
    'Search',
  ],
  'zh/guide/start/quick-start': [
    '目录',
    '菜单',
    '介绍',
    '上一页',
    '下一页',
    '搜索文档',
    '在 GitHub 上编辑此页',
  ],
  'config/': ['Filter', 'Enter keyword'],
  'zh/config/': ['过滤', '输入关键词'],
  '404.html': ['404', 'PAGE NOT FOUND', 'Take me home', '404 - Rslib'],
  'zh/404.html': ['404', '页面未找到', '返回首页', '404 - Rslib'],
};

/** The words that only scripts have, in their files or in pages. */
const scripted = [
  'Failed to fetch search index, please reload the page and try again.',
  'No results for "{query}"',
  'Please try again with a different keyword',
  'No matching API found',
  'Others',
  'Get Started',
  'Learn More',
  '没有找到“{query}”的相关结果',
  '请使用不同的关键字重试',
  'RspressReloadContent',
  'rspress.tabs.',
  '"navbar","sidebar","outline","footer"',
];

test('pages and scripts have the words of the specification', () => {
  const missing = Object.entries(words).flatMap(([address, all]) => {
    const { elements } = builtPage(address);
    const own = new Set(elements.map(textOf).concat(valuesOf(elements, 'placeholder')));
    return all.filter((word) => !own.has(word)).map((word) => `/${address}: ${word}`);
  });
  expect(missing).toEqual([]);
  const text = builtFiles('.js') + pages[0]?.html;
  expect(scripted.filter((word) => !text.includes(word))).toEqual([]);
});

test("no page has a tooltip, and the popover's title is at least 177 px wide", () => {
  const withTooltip = pages.filter(({ html }) => /role="?tooltip/.test(html));
  expect(withTooltip.map(({ name }) => name)).toEqual([]);
  expect(builtFiles('.css')).toMatch(/ToolsPopover-module-title{[^}]*min-width:177px/);
});

/** Settings in scripts and styles, with the defaults of nprogress and medium-zoom, by their item. */
const settings: Readonly<Record<string, readonly RegExp[]>> = {
  '9.09 search': [/{tokenize:"strict",resolution:9,/],
  '9.14 enlarged images': [
    /{margin:0,background:"#fff",scrollOffset:40,/,
    /\(\w+,{background:"var\(--rp-c-bg\)"}\)/,
    /\.medium-zoom-overlay{[^}]*transition:opacity \.3s/,
    /\.medium-zoom-image{[^}]*transition:transform \.3s/,
  ],
  '9.15 progress bar': [
    /{minimum:\.08,[^}]*speed:200,trickle:!0,trickleRate:\.02,trickleSpeed:800,/,
    /\.configure\({showSpinner:!1}\)/,
  ],
};

test('scripts and styles have the specified settings for search, images and the progress bar', () => {
  const text = builtFiles('.js') + builtFiles('.css');
  const missing = Object.entries(settings).flatMap(([item, patterns]) =>
    patterns.filter((one) => !one.test(text)).map((one) => `${item}: ${one}`),
  );
  expect(missing).toEqual([]);
});
