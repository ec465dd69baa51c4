// Which addresses exist, and what the pages for unknown ones say, as HTML.
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { textOf } from '@site/mdx/html';
import { base } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };
import { languages } from '../languages.ts';
import { builtPage, find, first, valuesOf } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { pagesOfEachKind } from '../support/selected-pages.ts';
import { isBuilt } from '../support/site.ts';

const paths = routes().map((route) => route.path.slice(base.length));

for (const { lang, prefix, text } of languages) {
  test(`${lang}: the page for unknown addresses lists the pages of all sections`, () => {
    const main = first(builtPage(`${prefix}404.html`), 'main');
    const list = first(main, 'nav', { 'aria-label': text('notFoundSections') });
    const names = find(list, 'h2').map(textOf);
    expect(names).toEqual(
      expect.arrayContaining(
        lang === 'en'
          ? ['Start', 'Migrate', 'Rslib options']
          : ['开始', '迁移', 'Rslib 配置项'],
      ),
    );
    const listed = valuesOf(find(list, 'a'), 'href');
    const own = paths.filter((one) => RegExp(`^${prefix}(?:guide|config)/.`).test(one));
    expect(own.filter((one) => !listed.includes(`/${one}`))).toEqual([]);
  });
}

test('an address without its last parts is a page, on a host without redirects', () => {
  const folders = new Set(
    paths.flatMap((one) => {
      const parts = one.split('/').slice(0, -1);
      return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
    }),
  );
  expect(folders).toContain('guide/integration/');
  // The not-found page follows the redirects of folders whose pages are in several groups.
  const isPage = (folder: string) =>
    (isBuilt(`${folder}index.html`) && paths.includes(folder)) ||
    folder.replace(/^zh\//, '').slice(0, -1) in moved;
  expect([...folders].filter((folder) => !isPage(folder))).toEqual([]);
});

test('texts and samples that pages share are no pages', () => {
  expect(paths.filter((one) => /(^|\/)(shared|samples)\//.test(one))).toEqual([]);
  const folders = ['shared', 'en/shared', 'zh/shared'];
  const partials = ['cjs', 'esm', 'mf', 'umd'];
  for (const folder of folders.slice(1))
    expect(partials.filter((name) => !existsSync(`docs/${folder}/${name}.mdx`))).toEqual(
      [],
    );
  const files = folders.flatMap((folder) => partials.map((name) => `${folder}/${name}`));
  const built = [...files, 'samples/index'].filter((file) => isBuilt(`${file}.html`));
  expect(built).toEqual([]);
});

test('links have neither an extension nor the prefix of the default language', () => {
  for (const page of pagesOfEachKind) {
    const links = valuesOf(find(builtPage(page.slice(base.length)), 'a'), 'href');
    const inside = links.filter((href) => href.startsWith('/'));
    expect(inside.length, page).toBeGreaterThan(5);
    expect(
      inside.filter((href) => /\.html|\/index($|[?#])|^\/en(\/|$)/.test(href)),
      page,
    ).toEqual([]);
  }
});
