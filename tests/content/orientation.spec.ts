// Where a page is, and which version it describes: in the HTML, without scripts.
import { expect, test } from '@playwright/test';
import { attribute, textOf } from '@site/mdx/html';
import { installedVersion } from '@site/samples/format/installed';
import { origin } from '@site/settings';
import { languages } from '../languages.ts';
import { builtPage, find, first, valuesOf } from '../support/parts.ts';

const [english, chinese] = languages;

for (const [{ text }, page, names, links] of [
  [english, 'guide/basic/publish', ['Guide', 'Publish'], ['/guide/', '/guide/publish/']],
  // Of a group whose pages are in several folders, and of one without a page of its own.
  [
    english,
    'guide/advanced/dts',
    ['Guide', 'Types and dependencies'],
    ['/guide/', '/guide/types/'],
  ],
  [
    english,
    'guide/solution/vue',
    ['Guide', 'Build for'],
    ['/guide/', '/guide/solution/'],
  ],
  [
    chinese,
    'zh/guide/basic/publish',
    ['指南', '发布'],
    ['/zh/guide/', '/zh/guide/publish/'],
  ],
  [
    english,
    'config/lib/format',
    ['Config', 'Rslib options'],
    ['/config/', '/config/lib/'],
  ],
  // The pages of the groups themselves: the first of its pages, and one that lists them.
  [english, 'guide/start/', ['Guide'], ['/guide/']],
  [english, 'guide/output/', ['Guide'], ['/guide/']],
] as const)
  test(`the sections of a page are above its title, and in its data: ${page}`, () => {
    const html = builtPage(page);
    const trail = first(html, 'nav', { 'aria-label': text('breadcrumb') });
    expect(find(trail, 'a').map(textOf)).toEqual(names);
    expect(valuesOf(find(trail, 'a'), 'href')).toEqual(links);
    const { elements } = html;
    expect(elements.indexOf(trail)).toBeLessThan(elements.indexOf(first(html, 'h1')));
    const data = first(html, 'script', { type: 'application/ld+json' });
    const { itemListElement } = JSON.parse(textOf(data));
    const listed = itemListElement.slice(0, -1).map((one: { item: string }) => one.item);
    expect(listed).toEqual(links.map((link) => origin + link));
    expect(itemListElement.at(-1).position).toBe(links.length + 1);
  });

test('the page that its section is named after is below no other', () => {
  const html = builtPage('zh/config/');
  const trail = find(html, 'nav', { 'aria-label': chinese.text('breadcrumb') });
  const data = find(html, 'script', { type: 'application/ld+json' });
  expect([...trail, ...data].map(textOf)).toEqual([]);
});

test('the bar names the installed version and leads to the releases', () => {
  for (const page of ['', 'zh/config/lib/format', '404.html']) {
    const link = first(builtPage(page), 'a', { 'data-release': true });
    expect(textOf(link)).toContain(`v${installedVersion('@rslib/core')}`);
    expect(attribute(link, 'href')).toMatch(/\/web-infra-dev\/rslib\/releases$/);
  }
});

test('the tabs of package managers are named in the language of the page', () => {
  for (const [page, name] of [
    ['guide/start/quick-start', 'Package manager'],
    ['zh/guide/start/quick-start', '包管理器'],
  ] as const)
    expect(
      find(builtPage(page), 'div', { role: 'radiogroup', 'aria-label': name }),
    ).not.toEqual([]);
});
