// What the search engine answers on a few small pages.
import { expect, test } from '@playwright/test';
import type { SearchEngine } from '../../src/browser/engine/search';
import { described, engineFor, page, type TestPage } from './pages.ts';

const english = [
  page(
    '/config/lib/format',
    'lib.format',
    'Choose a format.',
    '## Values {#values}',
    '### umd {#umd}',
    'One file for a script tag.',
    '## Traps {#traps}',
    'The name of the global is umdName.',
  ),
  page('/config/lib/umd-name', 'lib.umdName', 'The name of a global variable.'),
  page(
    '/config/rsbuild/output',
    'output',
    'Where output goes.',
    '## output.target {#outputtarget}',
    'Node or web.',
    '## output.externals {#outputexternals}',
    'Modules that stay outside, external ones.',
  ),
  page('/guide/dts', 'Declaration files', 'How declarations are written as .d.ts.'),
];
const chinese = [
  page(
    '/zh/guide/output',
    '产物结构',
    '打包后的产物。',
    '## 逐文件构建 {#bundleless}',
    '每个源码文件对应一个产物。',
  ),
  page(
    '/zh/config/output',
    'output',
    '外部依赖不进入产物。',
    '## output.target {#outputtarget}',
    '设置 output.target 为 web。',
  ),
];
const synonyms = [
  ['external', '外部依赖', 'keep dependency out'],
  ['declaration file', '类型声明文件', 'd.ts', 'typings'],
];

const firstLink = (engine: SearchEngine, query: string) =>
  engine.search(query, 7).pages[0]?.hits[0]?.link;

const en = engineFor(english, 'en', synonyms);

for (const [query, link] of [
  ['umd name', '/config/lib/umd-name'],
  ['name umd', '/config/lib/umd-name'],
  ['umdname', '/config/lib/umd-name'],
  ['umd-name', '/config/lib/umd-name'],
  ['lib.umdName', '/config/lib/umd-name'],
  ['  LIB.UMDNAME  ', '/config/lib/umd-name'],
  ['target', '/config/rsbuild/output#outputtarget'],
  ['output.target', '/config/rsbuild/output#outputtarget'],
  ['extrenals', '/config/rsbuild/output#outputexternals'],
  ['decla', '/guide/dts'],
  ['typings', '/guide/dts'],
  ['d.ts', '/guide/dts'],
  ['format: umd', '/config/lib/format#umd'],
  ['keep a dependency out', '/config/rsbuild/output#outputexternals'],
  ['类型声明文件', '/guide/dts'],
  ['ｆｏｒｍａｔ', '/config/lib/format'],
] as const) {
  test(`“${query}” leads to ${link}`, () => {
    expect(firstLink(en, query)).toBe(link);
  });
}

for (const hasSegmenter of [true, false]) {
  test(`Chinese is found with and without spaces, Intl.Segmenter: ${hasSegmenter}`, () => {
    const { Segmenter } = Intl;
    if (!hasSegmenter) Reflect.deleteProperty(Intl, 'Segmenter');
    const zh = engineFor(chinese, 'zh', synonyms);
    Object.assign(Intl, { Segmenter });
    for (const query of ['产物结构', '产物 结构', '结构', '产物结构说明'])
      expect(firstLink(zh, query), query).toBe('/zh/guide/output');
    expect(firstLink(zh, '逐文件')).toBe('/zh/guide/output#bundleless');
    expect(firstLink(zh, 'external')).toBe('/zh/config/output');
    expect(firstLink(zh, 'target设置')).toBe('/zh/config/output#outputtarget');
  });
}

test('a page is listed once, with its best sections and their marks', () => {
  const { pages } = en.search('umd', 7);
  const links = pages.map(({ link }) => link);
  expect(new Set(links).size).toBe(links.length);
  const format = pages.find(({ link }) => link === '/config/lib/format');
  expect(format?.hits[0]).toMatchObject({
    link: '/config/lib/format#umd',
    title: { text: 'lib.format' },
    type: 'header',
    query: 'umd',
    header: [
      { text: 'Values' },
      { text: 'umd', highlightRanges: [{ start: 0, length: 3 }] },
    ],
  });
});

const needle = 'About a needle.';

/** In each of these, the page `/b` has to come first. */
const preferences: Readonly<Record<string, readonly [string, ...TestPage[]]>> = {
  'the typed word before its synonym': [
    'typings',
    page('/a', 'Declaration file', 'A declaration file.'),
    page('/b', 'About typings', 'Nothing else.'),
  ],
  'words in a row, as in a pasted message, before scattered ones': [
    'Error: unsupported platform "browser" here',
    page('/a', 'First', 'The platform is new. A browser is unsupported, nobody asked.'),
    page('/b', 'Second', 'The message is unsupported platform, whatever the browser.'),
  ],
  'the description of a page before its text': [
    'needle',
    page('/a', 'First', needle),
    described(needle, page('/b', 'Second', 'Nothing.')),
  ],
  'a short page before a long one that also has the word': [
    'needle',
    page(
      '/a',
      'Long',
      needle,
      ...Array.from({ length: 30 }, (_, i) => `## P${i} {#p${i}}`),
    ),
    page('/b', 'Short', needle),
  ],
  'a page before one that continues it': [
    'needle',
    page('/b-pitfalls', 'Needle', needle),
    page('/b', 'Needle', needle),
  ],
  'a name as it was typed before its parts': [
    'legacyOutput',
    page('/a', 'Legacy output', 'About legacy output.'),
    page('/b', 'Options', 'Or legacyOutput.'),
  ],
  'a name that says just what was typed before a longer one': [
    'peer dependency',
    page('/a', 'A peer dependency of React', needle),
    page('/b', 'What is a peer dependency?', needle),
  ],
};

for (const [title, [query, ...pages]] of Object.entries(preferences)) {
  test(`search prefers ${title}`, () => {
    const engine = engineFor(pages, 'en', synonyms);
    expect(engine.search(query, 7).pages[0]?.link).toBe('/b');
  });
}

test('every page is ranked before the list is cut, to at most a hundred sections', () => {
  const many = Array.from({ length: 150 }, (_, index) =>
    page(`/guide/p${index}`, `Page ${index}`, index === 149 ? 'needle pin' : 'needle'),
  );
  const engine = engineFor(many);
  expect(engine.search('needle', 1_000).pages).toHaveLength(100);
  expect(firstLink(engine, 'pin needle')).toBe('/guide/p149');
});

const faq = engineFor([
  page(
    '/guide/css',
    'CSS',
    'Why is my CSS missing? Output and CSS. Why the output is empty.',
  ),
  page(
    '/guide/faq/features',
    'Questions',
    '## Output {#output}',
    '### Why is my output empty? {#empty}',
    'See the other page.',
  ),
  page(
    '/guide/faq/typescript-errors',
    'TypeScript errors',
    '### `TS2307: Cannot find module` {#ts2307}',
    'Also `TS2345`.',
  ),
  page(
    '/guide/faq/errors',
    'Errors',
    '### `No entry files matching` {#no-match}',
    'No entry files matching …. Please check the pattern.',
  ),
  page(
    '/guide/types',
    'TS2307 in declarations',
    'TS2307 and TS2345. No entry files matching.',
  ),
  described(
    'Variables in scripts and stylesheets.',
    page(
      '/guide/env',
      'Env files',
      '## Errors {#errors}',
      'ReferenceError: process is not defined',
      '## Stylesheets in production {#styles}',
      'Needs a variable.',
    ),
  ),
]);

for (const [query, link] of [
  ['why is my output empty', '/guide/faq/features#empty'],
  ['why is the output empty?', '/guide/faq/features#empty'],
  ['TS2307', '/guide/faq/typescript-errors#ts2307'],
  [
    "src/a.ts:1:1 - error TS2307: Cannot find module './b'",
    '/guide/faq/typescript-errors#ts2307',
  ],
  ['TS2345', '/guide/faq/typescript-errors#ts2307'],
  ["Cannot find module './b'. ts(2307)", '/guide/faq/typescript-errors#ts2307'],
  ['the bundle says process is not defined in a page', '/guide/env#errors'],
  ['stylesheets', '/guide/env#styles'],
  ['No entry files matching ./source/**. Please check', '/guide/faq/errors#no-match'],
] as const) {
  test(`“${query}” leads to its entry ${link}`, () => {
    expect(firstLink(faq, query)).toBe(link);
  });
}

for (const [query, words] of [
  ['TS2306', ['ts2307']],
  ['TS2306 module', ['ts2307']],
  ['kubernetes', []],
  ['qqqqzzzzxxxx', []],
] as const) {
  test(`no page has “${query}”, and the closest words are “${words}”`, () => {
    expect(faq.search(query, 7)).toEqual({ pages: [], closest: words });
  });
}

const asked = engineFor(
  [
    page(
      '/guide/types',
      'Types',
      'How types are written into dist.',
      '## No declarations {#none}',
      'Set dts.',
      '## Wrong folder {#folder}',
      'Types in dist are missing from the folder.',
    ),
    page(
      '/guide/tools',
      'Tools',
      '## tools.swc {#swc}',
      'Options.',
      '## Rules {#r}',
      'swc',
    ),
    page('/guide/runtime', 'Runtime', '### __rspack_i {#i}', 'The runtime of Rspack.'),
  ],
  'en',
  synonyms,
  ['typings', 'types missing from dist\nno d.ts after build'],
);

for (const [query, link] of [
  ['dist has no types missing', '/guide/types#none'],
  ['types missing from dist', '/guide/types#none'],
  ['no d.ts files after the build', '/guide/types#none'],
  ['typings', '/guide/types'],
  ['swc', '/guide/tools#swc'],
  ['__rspack_i', '/guide/runtime#i'],
] as const) {
  test(`“${query}” leads to the section that says it, or whose question it is: ${link}`, () => {
    expect(firstLink(asked, query)).toBe(link);
  });
}

test('a query without words finds nothing', () => {
  for (const query of ['', '   ', '.,;', '🙂', '(((', '\u0000'])
    expect(en.search(query, 7).pages, query).toEqual([]);
});

/** Characters of all kinds, among them half of a surrogate pair and a lone accent. */
const characters = [
  ...'aZ9 ._-/@#$%^&*()[]{}+?|\\<>"\'`~\t\n\0',
  ...'\u200b\u202e产類אé한🙂\u0301\ud83d',
];

test('no query throws, whatever its characters and its length', () => {
  for (const one of characters)
    for (const other of characters) en.search(`umd${one}${other}产物${one}`, 7);
  for (const text of ['umd ', 'a.', '产']) en.search(text.repeat(50_000), 7);
});
