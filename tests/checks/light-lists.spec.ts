// The lists of all pages that every page's script carries, and what goes into the script of each page instead.
import { expect, test } from '@playwright/test';
import { lightData } from '../../tools/rspress/light-pages/data.ts';
import { dated } from '../../tools/rspress/light-pages/dated.ts';
import { readRoutes, writeRoutes } from '../../tools/rspress/light-pages/routes.ts';

/** The list as the framework writes it. */
const framework = (
  pages: readonly { path: string; filePath: string; lang: string; version?: string }[],
) => `
import React from 'react';
import { lazyWithPreload } from "react-lazy-with-preload";
${pages
  .map(
    ({ filePath }, index) =>
      `const loadRoute${index} = () => import(/* webpackChunkName: "route-${index}" */ "/docs/${filePath}")
const Route${index} = lazyWithPreload(loadRoute${index})`,
  )
  .join('\n')}
export const routes = [
${pages
  .map(
    (
      { path, filePath, lang, version = '' },
      index,
    ) => `{ path: '${path}', element: React.createElement(Route${index}), filePath: '${filePath}', preload: async () => {
        await Route${index}.preload();
        return loadRoute${index}();
      }, lang: '${lang}', version: '${version}' }`,
  )
  .join(',\n')}
];
`;

const pages = [
  { path: '/', filePath: 'en/index.mdx', lang: 'en' },
  { path: '/zh/guide/', filePath: 'zh/guide/index.mdx', lang: 'zh' },
  { path: '/guide/a', filePath: 'en/guide/a.mdx', lang: 'en' },
];

/** What a list, run as it is, says of its pages: what `page` makes of them. */
function run(code: string): unknown[] {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace('export const page =', 'const page =')
    .replace('export const routes =', 'return')
    .replaceAll('import(', 'load(');
  const React = { createElement: () => 'element' };
  const lazyWithPreload = () => ({ preload: async () => undefined });
  return new Function('React', 'lazyWithPreload', 'load', body)(
    React,
    lazyWithPreload,
    (file: string) => file,
  );
}

const lightRoutes = (code: string, lang: string) =>
  writeRoutes(readRoutes(code, lang), lang);

test.describe('routes', () => {
  test('the short list says what the long one says', async () => {
    const light = run(lightRoutes(framework(pages), 'en'));
    expect(light).toEqual(
      pages.map((page) => ({
        ...page,
        version: '',
        element: 'element',
        preload: expect.any(Function),
      })),
    );
    expect(light).toHaveLength(run(framework(pages)).length);
  });

  test('what does not follow from the path of a file is written down', () => {
    const odd = [
      { path: '/v1/a', filePath: 'v1/en/a.md', lang: 'en', version: 'v1' },
      { path: '/guide/index-file', filePath: 'en/guide/index-file.mdx', lang: 'en' },
    ];
    expect(run(lightRoutes(framework(odd), 'en'))).toMatchObject(odd);
  });

  for (const [what, code] of [
    ['nothing', ''],
    ['another way', framework(pages).replace('lazyWithPreload(loadRoute1)', 'x')],
    ['another page', framework(pages).replace("lang: 'zh'", "language: 'zh'")],
  ] as const) {
    test(`a list that cannot be read is an error: ${what}`, () => {
      expect(() => lightRoutes(code, 'en')).toThrow('list of routes');
    });
  }
});

test.describe('data', () => {
  const hashes = 'export const searchIndexHash = {\n  "###en": "1"\n};';

  test('follow the list of routes, which grows', () => {
    const code = `export const pageData = ${JSON.stringify({ pages: [] }, null, 2)};\n${hashes}`;
    const body = lightData(code)
      .replace(/^import .*$/gm, '')
      .replaceAll('export ', '');
    const routes = [{ path: '/', lang: 'en', version: '' }];
    const data = new Function('routes', `${body}\nreturn pageData;`)(routes);
    routes.push({ path: '/zh/guide/a', lang: 'zh', version: '' });
    expect(data.pages).toEqual([
      { routePath: '/', lang: 'en', version: '' },
      { routePath: '/zh/guide/a', lang: 'zh', version: '' },
    ]);
  });

  test('keep the addresses, by the list of routes, and the hashes of search', () => {
    const code = `export const pageData = ${JSON.stringify({ pages: [{ title: 'A' }] }, null, 2)};\n${hashes}`;
    const light = lightData(code);
    expect(light).toContain("import { routes } from 'virtual-routes';");
    expect(light).toContain(hashes);
    expect(light).not.toContain('title');
  });

  test('data that cannot be read are an error', () => {
    expect(() => lightData(`export default {};\n${hashes}`)).toThrow('all pages');
  });
});

test.describe('the day of the last change', () => {
  const script = 'MDXContent.__RSPRESS_PAGE_META["en%2Fa.mdx"] = {\n  "title": "A"\n};\n';
  const meta = (code: string) =>
    new Function(
      `const MDXContent = { __RSPRESS_PAGE_META: {} };\n${code}return MDXContent.__RSPRESS_PAGE_META;`,
    )();

  test('stands in the script of the page, and nothing else of the data', () => {
    const data = { lastUpdatedTime: '2026/11/22 "10:00"', title: 'B', toc: [] };
    expect(meta(dated(script, data))).toEqual({
      'en%2Fa.mdx': { title: 'A', lastUpdatedTime: '2026/11/22 "10:00"' },
    });
    expect(dated(script, { title: 'B' })).toBe(script);
  });

  test('a script without a place for it is an error', () => {
    expect(() => dated('export {};', { lastUpdatedTime: 'now' })).toThrow('PAGE_META');
  });
});
