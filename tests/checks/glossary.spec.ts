import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parseTerms } from '@site/glossary';
import { parsePage } from '@site/pages/parse';
import { avoidedWords } from '../../tools/checks/glossary/avoided-words.ts';
import { inconsistentTerms } from '../../tools/checks/glossary/inconsistent-terms.ts';
import { writtenIn, writtenOn } from '../../tools/checks/glossary/written.ts';
import { glossary } from '../../tools/checks/glossary.ts';

const terms = [
  term('esm', 'formats', 'ESM', 'The format of the language.'),
  term('shim', 'build', 'Shim', 'A few lines that `require` needs.'),
];

/** What the glossary page looks like that goes with the terms above. */
const good = `---
title: Glossary
---

import Esm from '../../shared/esm.mdx';

# Glossary

Words.

## Formats {#formats}

### ESM {#esm}

<Esm />

More: [Formats](/guide/basic/output-format)

## Building {#build}

### Shim {#shim}

A few lines that \`require\` needs.

More: [Formats](/guide/basic/output-format)
`;

test('a glossary page that agrees with the data is accepted', () => {
  expect(findings()).toEqual([]);
});

const slips: [what: string, from: string, to: string, finding: RegExp][] = [
  ['a definition', 'A few lines', 'Some lines', /definition of “shim” is “Some lines/],
  ['a heading', '### Shim {', '### Shims {', /heading of “shim” is “Shims”/],
  ['a link', /output-format\)\n$/.source, 'output-structure)\n', /link .* of “shim”/],
  ['a group', '## Building {#build}', '## Building {#building}', /group of “shim”/],
  ['a new term', '### Shim {#shim}', '### Chunk {#chunk}', /“chunk” is not in/],
  ['a lost term', '### Shim {#shim}', '', /“shim” is missing/],
  ['a lost partial', '<Esm />', '', /definition of “esm” is “”/],
];

for (const [what, from, to, finding] of slips) {
  test(`${what} that differs from the data is reported in both languages`, () => {
    const changed = good.replace(new RegExp(from.replace(/[{}]/g, '\\$&')), to);
    expect(changed).not.toBe(good);
    const found = findings(changed).filter(({ what }) => finding.test(what));
    expect(found.map(({ file }) => file)).toEqual([
      'docs/en/guide/start/glossary.mdx',
      'docs/zh/guide/start/glossary.mdx',
    ]);
  });
}

test('terms in another order than in the data are reported', () => {
  const [, head = '', first = '', second = ''] =
    /^([\s\S]*?)(## Formats[\s\S]*)(## Building[\s\S]*)$/.exec(good) ?? [];
  const [finding] = findings(head + second + first);
  expect(finding?.what).toContain('“shim” stands where');
});

test('a partial that differs from the data is reported', () => {
  const found = glossary(terms, pages(good, 'Another text.'));
  expect(found.map(({ what }) => what).join()).toContain('“esm” is “Another text.”');
});

test('a term that links to a missing page is reported', () => {
  const lost = terms.map((one) => ({ ...one, see: '/nowhere#id' }));
  const found = glossary(lost, pages(good)).map(({ what }) => what);
  expect(found).toContain('“esm” points at /nowhere#id, which is no page.');
});

test('a language without a glossary page is reported', () => {
  const english = pages(good).filter(({ language }) => language === 'en');
  expect(glossary(terms, english).map(({ file }) => file)).toEqual([
    'docs/zh/guide/start/glossary.mdx',
  ]);
});

test.describe('words', () => {
  const shim = {
    ...term('shim', 'a', 'Shim', 'B.'),
    never: { en: ['Filler'], zh: ['填充层'] },
  };
  const page = (text: string, language = 'en') =>
    writtenOn([
      parsePage(`docs/${language}/a.mdx`, `---\ntitle: A\n---\n\n# A\n\n${text}\n`),
    ]);

  test('an avoided word is reported in prose, not in code', () => {
    const found = avoidedWords([shim], page('The fillers.'));
    expect(found.map(({ line, what }) => [line, what])).toEqual([
      [7, '“Filler” is written for what this site calls “Shim”.'],
    ]);
    expect(avoidedWords([shim], page('The `filler`, a refiller.'))).toEqual([]);
  });

  test('words to avoid are those of the language of the page', () => {
    expect(avoidedWords([shim], page('filler', 'zh'))).toEqual([]);
    expect(avoidedWords([shim], page('一个填充层。', 'zh'))).toHaveLength(1);
    expect(avoidedWords([shim], page('填充层'))).toEqual([]);
  });

  test('avoided words in titles, descriptions and data are reported too', () => {
    const titled = writtenOn([parsePage('docs/en/a.mdx', '---\ntitle: A filler\n---\n')]);
    expect(avoidedWords([shim], titled).map(({ line }) => line)).toEqual([2]);
    const data = (text: string, file = 'theme/i18n.json') =>
      avoidedWords([shim], writtenIn([{ file, text }]));
    expect(data('{\n  "a": "The filler" }').map(({ line }) => line)).toEqual([2]);
    expect(data('{ "a": "填充层" }')).toHaveLength(1);
    expect(data('{ "filler": "A `filler` here", "b": "filler" }')).toEqual([]);
    const sample =
      '{\n  "purpose": "A filler.",\n  "expect": { "fails": "the filler" }\n}';
    expect(data(sample, 'docs/samples/a/sample.json').map(({ line }) => line)).toEqual([
      2,
    ]);
  });

  const shaking = term('tree-shaking', 'a', 'Tree shaking', 'B.');
  const names = [
    { ...shaking, zh: { term: '摇树优化（Tree shaking）', definition: '乙。' } },
    term('cjs', 'a', 'CommonJS', 'B.'),
    term('output', 'a', 'Output', 'B.'),
  ];
  const drift = (text: string, language = 'en') =>
    inconsistentTerms(names, page(text, language)).map(({ what }) => what);

  for (const [text, right] of [
    ['With tree-shaking.', 'tree shaking'],
    ['With treeshaking.', 'tree shaking'],
    ['With Tree Shaking.', 'tree shaking'],
    ['For commonjs.', 'CommonJS'],
    ['For CommonJs.', 'CommonJS'],
  ] as const) {
    test(`a name in another spelling is reported: ${text}`, () => {
      expect(drift(text)).toHaveLength(1);
      expect(drift(text)[0]).toContain(`where this site writes “${right}”`);
    });
  }

  test('correct names, options, values, addresses and code are accepted', () => {
    for (const text of [
      'Tree shaking, tree\nshaking and CommonJS.',
      'The field treeShaking and `tree-shaking`.',
      'See a/tree-shaking.html and tree-shaking.js.',
      'OUTPUT, Output and outputs.',
      '## commonjs {#commonjs}',
    ]) {
      expect(drift(text), text).toEqual([]);
    }
  });

  test('an English term in Chinese prose is reported unless it stands in brackets', () => {
    expect(drift('用 tree shaking 去掉。', 'zh')).toEqual([
      '“tree shaking” stands where this site writes “摇树优化”.',
    ]);
    expect(drift('摇树优化（tree shaking）会去掉，CommonJS 也一样。', 'zh')).toEqual([]);
  });
});

test('incomplete data is refused with the missing field and its entry', () => {
  expect(() => parseTerms('{}')).toThrow('a list');
  expect(() => parseTerms('[{}]')).toThrow('lacks "id" in entry 1');
  const [esm] = terms;
  const without = { ...esm, zh: { term: 'ESM' } };
  expect(() => parseTerms(JSON.stringify([without]))).toThrow('"definition" in esm.zh');
  expect(() => parseTerms(JSON.stringify([esm, esm]))).toThrow('have the id "esm"');
});

test('the data of the site is complete', () => {
  const json = readFileSync('docs/shared/glossary/terms.json', 'utf8');
  expect(parseTerms(json).map(({ id }) => id)).toContain('bundleless');
});

function term(id: string, group: string, name: string, definition: string) {
  const wording = { term: name, definition };
  const see = '/guide/basic/output-format';
  const never = { en: [], zh: [] };
  return { id, group, en: wording, zh: wording, synonyms: [], never, see };
}

function pages(source: string, partial = 'The format of the language.') {
  return ['en', 'zh'].flatMap((language) => [
    parsePage(`docs/${language}/guide/start/glossary.mdx`, source),
    parsePage(`docs/${language}/shared/esm.mdx`, partial),
    parsePage(`docs/${language}/guide/basic/output-format.mdx`, '# Formats\n'),
  ]);
}

function findings(source = good) {
  return glossary(terms, pages(source));
}
