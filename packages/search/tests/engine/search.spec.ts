// What search answers on a few small pages: each query of the tables leads to its section.
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
  page('/zh/guide/assets', '静态资源', '静态资源。'),
  page('/zh/guide/cache', '构建缓存', '构建缓存。'),
];
const synonyms = [
  ['external', '外部依赖', 'keep dependency out'],
  ['declaration file', '类型声明文件', 'd.ts', 'typings'],
  ['缓存', 'cache'],
  ['静态资源', 'asset'],
];

/** A section whose questions say what its text does not, and pages about errors. */
const errors = engineFor(
  [
    page('/guide/types', 'Types', 'TS2307 and TS2345. No entry files matching.'),
    page(
      '/guide/dts',
      'Declarations',
      'How types are written into dist.',
      '## No declarations {#none}',
      'Set dts.',
      '## Wrong folder {#folder}',
      'Types in dist are missing from the folder.',
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
    described(
      'Variables in scripts and stylesheets.',
      page(
        '/guide/env',
        'Env files',
        '## Errors {#errors}',
        'ReferenceError: process is not defined',
      ),
    ),
  ],
  'en',
  [],
  ['', '', 'types missing from dist\nno d.ts after build'],
);

const firstLink = (engine: SearchEngine, query: string) =>
  engine.search(query, 7).pages[0]?.[0]?.link;

const en = engineFor(english, 'en', synonyms);
const zh = engineFor(chinese, 'zh', synonyms);

for (const [engine, query, link] of [
  [en, 'umd name', '/config/lib/umd-name'],
  [en, 'name umd', '/config/lib/umd-name'],
  [en, 'umdname', '/config/lib/umd-name'],
  [en, 'umd-name', '/config/lib/umd-name'],
  [en, '  LIB.UMDNAME  ', '/config/lib/umd-name'],
  [en, 'target', '/config/rsbuild/output#outputtarget'],
  [en, 'output.target', '/config/rsbuild/output#outputtarget'],
  [en, 'extrenals', '/config/rsbuild/output#outputexternals'],
  [en, 'keep a dependency out', '/config/rsbuild/output#outputexternals'],
  [en, 'decla', '/guide/dts'],
  [en, 'declared', '/guide/dts'],
  [en, 'd.ts', '/guide/dts'],
  [en, '类型声明文件', '/guide/dts'],
  [en, 'format: umd', '/config/lib/format#umd'],
  [en, 'ｆｏｒｍａｔ', '/config/lib/format'],
  [en, 'fórmât', '/config/lib/format'],
  [zh, '静态资原', '/zh/guide/assets'],
  [zh, '怎么用静态资原', '/zh/guide/assets'],
  [zh, '缓村', '/zh/guide/cache'],
  [errors, 'dist has no types missing', '/guide/dts#none'],
  [errors, 'no d.ts files after the build', '/guide/dts#none'],
  [errors, 'TS2307', '/guide/faq/typescript-errors#ts2307'],
  [errors, 'TS2345', '/guide/faq/typescript-errors#ts2307'],
  [errors, 'TS2306', '/guide/faq/typescript-errors'],
  [errors, 'TS2306 module', '/guide/faq/typescript-errors'],
  [errors, 'error TS6053: No entry files matching a', '/guide/faq/errors#no-match'],
  [errors, "Cannot find module './b'. ts(2307)", '/guide/faq/typescript-errors#ts2307'],
  [errors, 'the bundle says process is not defined in a page', '/guide/env#errors'],
  [
    errors,
    'No entry files matching ./source/**. Please check',
    '/guide/faq/errors#no-match',
  ],
] as const)
  test(`“${query}” leads to ${link}`, () => {
    expect(firstLink(engine, query)).toBe(link);
  });

for (const hasSegmenter of [true, false])
  test(`Chinese is found with and without spaces, Intl.Segmenter: ${hasSegmenter}`, () => {
    const { Segmenter } = Intl;
    if (!hasSegmenter) Reflect.deleteProperty(Intl, 'Segmenter');
    const engine = engineFor(chinese, 'zh', synonyms);
    Object.assign(Intl, { Segmenter });
    for (const query of ['产物结构', '产物 结构', '结构', '产物结构说明'])
      expect(firstLink(engine, query), query).toBe('/zh/guide/output');
    expect(firstLink(engine, '逐文件')).toBe('/zh/guide/output#bundleless');
    expect(firstLink(engine, 'external')).toBe('/zh/config/output');
    expect(firstLink(engine, 'target设置')).toBe('/zh/config/output#outputtarget');
  });

test('a page is listed once, with its best sections and their marks', () => {
  const { pages } = en.search('umd', 7);
  const links = pages.map(([hit]) => hit?.link.replace(/#.*/, ''));
  expect(new Set(links).size).toBe(links.length);
  const format = pages[links.indexOf('/config/lib/format')];
  expect(format?.[0]).toMatchObject({
    link: '/config/lib/format#umd',
    title: { text: 'lib.format' },
    type: 'header',
    query: 'umd',
    header: [
      { text: 'Values' },
      { text: 'umd', highlightRanges: [{ start: 0, length: 3 }] },
    ],
  });
  expect(pages[links.indexOf('/config/lib/umd-name')]?.[0]).toMatchObject({
    type: 'title',
    title: { text: 'lib.umdName', highlightRanges: [{ start: 4, length: 7 }] },
    header: [],
  });
  expect(en.search('script', 7).pages).toMatchObject([
    [
      {
        type: 'content',
        link: '/config/lib/format#umd',
        statement: {
          text: 'One file for a script tag.',
          highlightRanges: [{ start: 15, length: 6 }],
        },
      },
    ],
  ]);
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
    expect(firstLink(engine, query)).toBe('/b');
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

for (const [query, words] of [
  ['disz', ['dist']],
  ['kubernetes', []],
  ['qqqqzzzzxxxx', []],
] as const) {
  test(`no page has “${query}”, and the closest words are “${words}”`, () => {
    expect(errors.search(query, 7)).toEqual({ pages: [], closest: words });
  });
}

test('a query finds nothing if it has no words, and none throws', () => {
  for (const query of ['', '   ', '.,;', '🙂', '(((', '\u0000'])
    expect(en.search(query, 7).pages, query).toEqual([]);
  for (const text of ['umd ', 'a.', '产', 'TS2307 ']) en.search(text.repeat(50_000), 7);
});

test('names in code are found as typed, after those in texts, and shown first', () => {
  const code = ['', 'wordsPerMinute rate', 'umdName rate', 'rate'];
  const engine = engineFor(
    [
      page('/a', 'Text', 'The umdName of a library.'),
      page('/b', 'First', 'About reading.'),
      page('/c', 'Second', 'Nothing.'),
      page('/d', 'Third', 'The rate function.'),
    ],
    'en',
    [],
    [],
    code,
  );
  const links = (query: string) =>
    engine.search(query, 7).pages.map(([hit]) => hit?.link);
  for (const query of ['wordsPerMinute', 'wordsperminute', 'wordsPerMin'])
    expect(links(query), query).toEqual(['/b']);
  expect(links('umdName')).toEqual(['/a', '/c']);
  expect(links('const wordsPerMinute = rate(function () {')[0]).toBe('/b');
  const [hit] = engine.search('wordsPerMin', 7).pages[0] ?? [];
  expect(hit?.statement).toEqual({
    text: 'wordsPerMinute · About reading.',
    highlightRanges: [{ start: 0, length: 11 }],
  });
});

/** A section of the index of errors, with its messages in lines. */
const card = (id: string, title: string, ...messages: string[]) => [
  `### ${title} {#${id}}`,
  ...messages,
];
const cards = engineFor([
  page(
    '/guide/faq/errors',
    'Errors',
    ...card('export', "Unexpected token 'export'", 'Cannot use import outside a module'),
    ...card('short', 'require is not defined'),
    ...card('long', 'Scope', 'require is not defined in ES module scope'),
    ...card('package', 'Packages', "Cannot find package '…' imported from …"),
    ...card('css', "Cannot find module '….css'"),
    ...card('resolve', "Module not found: Can't resolve '…' in '…'"),
  ),
  page('/guide/a', 'A', 'A gadget is imported from a module outside: unexpected.'),
]);

for (const [query, id] of [
  ['SyntaxError: Unexpected token ‘export’ (at gadget.js:1:1)', 'export'],
  ['[gadget] Cannot use import outside a module /srv/gadget/a.js:3', 'export'],
  ['Uncaught ReferenceError: require is not defined', 'short'],
  ['require is not defined in ES module scope, you can', 'long'],
  ['require is not defined in ES mod', 'long'],
  ["Cannot find package 'gadget' imported from /gadget/a.js", 'package'],
  ["Cannot find package 'gadget' imported fr", 'package'],
  ["Error: Cannot find module './gadget.css'", 'css'],
  ["ERROR in a.ts Module not found: Error: Can't resolve 'gadget' in '/a'", 'resolve'],
  ['\u001b[31mUnexpected token export\u001b[39m', 'export'],
] as const)
  test(`the message in “${query}” leads to its section`, () => {
    expect(firstLink(cards, query)).toBe(`/guide/faq/errors#${id}`);
  });

test('a section far behind the best one of its page is not listed', () => {
  const engine = engineFor([
    page(
      '/guide/shake',
      'Unused code',
      '## Tree shaking {#tree-shaking}',
      'Tree shaking removes what nobody imports.',
      '## Also tree shaking {#also}',
      'Tree shaking of classes.',
      '## Styles {#styles}',
      'A long section about something else, which has many other words, and a tree among them.',
    ),
  ]);
  const links = (query: string) =>
    engine.search(query, 9).pages.flatMap((hits) => hits.map(({ link }) => link));
  expect(links('tree shaking')).toEqual([
    '/guide/shake#tree-shaking',
    '/guide/shake#also',
  ]);
  expect(links('a tree among words')).toContain('/guide/shake#styles');
});
