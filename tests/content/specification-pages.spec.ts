// The addresses of the specification, and what scripts know of their pages.
// To run it: npm run build && npx playwright test specification-pages --project=content
import { expect, test } from '@playwright/test';
import { hasFullHistory } from '@site/machine-readable';
import { builtFiles } from '../support/parts.ts';
import { routes } from '../support/routes.ts';
import { built } from '../support/site.ts';

/** The pages of each folder; `` is the page of the folder itself. */
const folders = {
  '': [''],
  'config/': [''],
  'config/lib/': [
    '',
    'format',
    'bundle',
    'auto-extension',
    'auto-external',
    'redirect',
    'syntax',
    'external-helpers',
    'banner',
    'footer',
    'dts',
    'shims',
    'id',
    'umd-name',
    'out-base',
  ],
  'config/rsbuild/': ['', 'resolve', 'source', 'output', 'tools', 'plugins'],
  'guide/start/': ['', 'quick-start', 'glossary', 'npm-packages'],
  'guide/solution/': ['', 'nodejs', 'react'],
  'guide/basic/': [
    'cli',
    'configure-rslib',
    'typescript',
    'output-format',
    'output-structure',
    'upgrade-rslib',
  ],
  'guide/advanced/': [
    'third-party-deps',
    'output-compatibility',
    'dts',
    'static-assets',
    'svgr-files',
    'json-files',
    'module-federation',
    'storybook',
  ],
  'guide/migration/': ['modernjs-module', 'tsup'],
  'guide/faq/': ['features'],
};

test('every address of the specification is an English page, and below /zh/ a Chinese one', () => {
  const published = routes().map((route) => route.path);
  const addresses = Object.entries(folders).flatMap(([folder, names]) =>
    names.map((name) => folder + name),
  );
  expect(addresses).toHaveLength(47);
  const chinese = published.filter((path) => path.startsWith('/zh/'));
  const english = published.filter((path) => !chinese.includes(path));
  expect(chinese.sort()).toEqual(english.map((path) => `/zh${path}`).sort());
  for (const [prefix, language] of [
    ['', 'en'],
    ['zh/', 'zh-CN'],
  ]) {
    const pages = addresses.map((address) => `${prefix}${address}`);
    expect(pages.filter((page) => !published.includes(`/${page}`))).toEqual([]);
    const languages = pages.map((page) => {
      const file = page.replace(/(^|\/)$/, '$1index');
      const html = built(`${file}.html`);
      const [, description = ''] =
        /name="description" content="([^"]*)"/.exec(html) ?? [];
      const isChinese = /\p{Script=Han}/u.test(description);
      return [page, /<html[^>]* lang="([^"]*)"/.exec(html)?.[1], isChinese];
    });
    expect(languages).toEqual(pages.map((page) => [page, language, language !== 'en']));
  }
});

test('scripts know the fields of every page and route, which are loaded on demand', () => {
  const text = builtFiles('.js');
  const route =
    /{path:"\/config\/lib\/format",element:[^{}]*,filePath:"en\/config\/lib\/format\.mdx",preload:async[^{}]*,lang:"en",version:""}/;
  expect(text).toMatch(route);
  const [data = ''] =
    /{routePath:"\/config\/lib\/format",lang:"en",version:"",_relativePath:"en\/config\/lib\/format\.mdx".*?}(?=,{routePath)/.exec(
      text,
    ) ?? [];
  expect(data).not.toBe('');
  // Without the whole history of git no page has a date.
  expect(/lastUpdatedTime:"[^"]*\d{4}[^"]*"/.test(data)).toBe(hasFullHistory('docs'));
  expect(text).toMatch(
    /toc:\[{id:"[\w-]+",text:"[^"]*",depth:2}.{0,4000}\],title:"lib\.outBase",headingTitle:"lib\.outBase",frontmatter:{title:/,
  );
});
