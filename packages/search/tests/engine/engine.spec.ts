// What the engine of search answers, on a few pages of its own.
import { expect, test } from '@playwright/test';
import { Engine } from '../../src/browser/engine/engine';
import { sectionsOf } from '../../src/browser/engine/sections';
import { segmenter } from '../../src/browser/engine/segment';
import { prepareSynonyms } from '../../src/browser/engine/synonyms';
import type { IndexedPage } from '../../src/build/cut.ts';
import { pack } from '../../src/build/pack.ts';

/** A page whose headings stand in its text as lines that begin with `#`, with an id behind them. */
function page(routePath: string, title: string, text: string): IndexedPage {
  const toc: IndexedPage['toc'][number][] = [];
  let content = '';
  for (const line of text.split('\n')) {
    const [, marks, heading, id] = /^(#+) (.+) \{#(.+)\}$/.exec(line) ?? [];
    if (marks && heading && id) {
      toc.push({ id, text: heading, depth: marks.length, charIndex: content.length });
    }
    content += `${heading ?? line}\n`;
  }
  return { routePath, title, content, toc };
}

const english = [
  page(
    '/config/lib/format',
    'lib.format',
    'Choose a format.\n\n## Values {#values}\n\n### umd {#umd}\n\nOne file for a script tag.\n\n## Traps {#traps}\n\nThe name of the global is umdName.',
  ),
  page(
    '/config/lib/umd-name',
    'lib.umdName',
    'The name of a global variable.\n\n## Values {#values}\n\nA string.\n\nexport default {\n  format: "umd",\n};',
  ),
  page(
    '/config/rsbuild/output',
    'output',
    'Where output goes.\n\n## output.target {#outputtarget}\n\nNode or web.\n\n## output.externals {#outputexternals}\n\nModules that stay outside, external ones.',
  ),
  page('/guide/dts', 'Declaration files', 'How declarations are written as .d.ts.'),
];
const chinese = [
  page(
    '/zh/guide/output',
    '产物结构',
    '打包后的产物。\n\n## 逐文件构建 {#bundleless}\n\n每个源码文件对应一个产物。',
  ),
  page(
    '/zh/config/output',
    'output',
    '外部依赖不进入产物。\n\n## output.target {#outputtarget}\n\n设置 output.target 为 web。',
  ),
];
const synonyms = prepareSynonyms([
  ['external', '外部依赖', 'keep dependency out'],
  ['declaration file', '类型声明文件', 'd.ts', 'typings'],
]);

const en = new Engine(pack(english), { synonyms, segment: segmenter('en') });
const first = (engine: Engine, query: string) =>
  engine.search(query, 7)[0]?.hits[0]?.link;

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
  ['keep a dependency out', '/config/rsbuild/output#outputexternals'],
  ['类型声明文件', '/guide/dts'],
  ['ｆｏｒｍａｔ', '/config/lib/format'],
] as const) {
  test(`“${query}” leads to ${link}`, () => {
    expect(first(en, query)).toBe(link);
  });
}

for (const [name, segment] of [
  ['words of the browser', segmenter('zh')],
  ['pairs of characters', undefined],
] as const) {
  test(`Chinese is found by ${name}, with blanks and without, shorter and longer`, () => {
    const zh = new Engine(pack(chinese), { synonyms, segment });
    for (const query of ['产物结构', '产物 结构', '结构', '产物结构说明'])
      expect(first(zh, query), query).toBe('/zh/guide/output');
    expect(first(zh, '逐文件')).toBe('/zh/guide/output#bundleless');
    expect(first(zh, 'external')).toBe('/zh/config/output');
    expect(first(zh, 'target设置')).toBe('/zh/config/output#outputtarget');
  });
}

test('a page stands once in the list, with its sections, their type, link and marks', () => {
  const pages = en.search('umd', 7);
  const links = pages.map(({ link }) => link);
  expect(new Set(links).size).toBe(links.length);
  const format = pages.find(({ link }) => link === '/config/lib/format');
  expect(format?.hits[0]).toMatchObject({
    type: 'header',
    link: '/config/lib/format#umd',
    title: { text: 'lib.format' },
    path: [{ text: 'Values' }, { text: 'umd', marks: [{ start: 0, length: 3 }] }],
  });
});

test('a synonym never outranks the word itself', () => {
  const pages = [
    page('/a', 'About typings', 'Nothing else.'),
    page('/b', 'Declaration file', 'A declaration file.'),
  ];
  const engine = new Engine(pack(pages), { synonyms });
  expect(first(engine, 'typings')).toBe('/a');
});

test('words that stand next to each other, as in a part of a pasted message, count for more', () => {
  const pages = [
    page(
      '/a',
      'First',
      'The platform is new. A browser is unsupported, since nobody asked.',
    ),
    page('/b', 'Second', 'The message is unsupported platform, whatever the browser.'),
  ];
  const engine = new Engine(pack(pages), { synonyms: [] });
  expect(first(engine, 'Error: unsupported platform "browser" here')).toBe('/b');
});

test('what a page says of itself counts for more than what it mentions', () => {
  const described = {
    ...page('/b', 'Second', 'Nothing.'),
    description: 'About a needle.',
  };
  const engine = new Engine(pack([page('/a', 'First', 'About a needle.'), described]), {
    synonyms: [],
  });
  expect(first(engine, 'needle')).toBe('/b');
});

test('a page about one thing comes before a long one that also mentions it', () => {
  const long = Array.from(
    { length: 30 },
    (_, index) => `## Part ${index} {#p${index}}\n\nElse.`,
  );
  const engine = new Engine(
    pack([
      page('/long', 'Long', ['A needle.', ...long].join('\n\n')),
      page('/short', 'Short', 'A needle.'),
    ]),
    { synonyms: [] },
  );
  expect(first(engine, 'needle')).toBe('/short');
});

test('a section ends where the next heading begins, and code is told from prose', () => {
  const [beginning, values] = sectionsOf(pack(english)).filter(({ page }) => page === 1);
  expect(beginning?.prose).toContain('global variable');
  expect(values?.prose).toBe('A string.');
  expect(values?.code).toContain('format: "umd"');
});

test('the limit comes after the ranking: every page is found, in at most a hundred sections', () => {
  const many = Array.from({ length: 150 }, (_, index) =>
    page(`/guide/p${index}`, `Page ${index}`, index === 149 ? 'needle pin' : 'needle'),
  );
  const engine = new Engine(pack(many), { synonyms: [] });
  expect(engine.search('needle', 1_000)).toHaveLength(100);
  expect(first(engine, 'pin needle')).toBe('/guide/p149');
});

test('blanks around a query change nothing, and a snippet keeps its case', () => {
  const [hits] = en.search('  GLOBAL  ', 7);
  expect(hits?.hits[0]?.statement.text).toContain('global');
  expect(en.search('  umd ', 7)).toEqual(en.search('umd', 7));
});

test('nothing to search for finds nothing', () => {
  for (const query of ['', '   ', '.,;', '🙂', '(((', '\u0000'])
    expect(en.search(query, 7), query).toEqual([]);
});

test('whatever is typed, it never throws', () => {
  const alphabet =
    'aZ9 ._-/@#$%^&*()[]{}+?|\\<>"\'`~\t\n\u0000\u200b\u202e产物類א한é🙂\ud83d\u0301';
  // Always the same numbers, so that a failure can be repeated.
  let seed = 42;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  for (let round = 0; round < 2_000; round++) {
    const length = next() % 40;
    const query = Array.from({ length }, () => alphabet[next() % alphabet.length]).join(
      '',
    );
    expect(() => en.search(query, 7), JSON.stringify(query)).not.toThrow();
  }
  for (const query of ['a'.repeat(100_000), '产'.repeat(100_000), 'a.'.repeat(50_000)])
    expect(() => en.search(query, 7)).not.toThrow();
});
