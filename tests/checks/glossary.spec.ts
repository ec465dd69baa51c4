import { expect } from '@playwright/test';
import { parsePage } from '@site/pages/parse';
import { glossaryPage } from '../../tools/checks/glossary/page.ts';
import { inconsistentTerms, proseOfData } from '../../tools/checks/glossary/words.ts';
import { proseOf } from '../../tools/checks/languages/prose.ts';
import { checkFixtures, chinese, english } from './support.ts';

const terms = [
  term('esm', 'formats', 'ESM', 'The format of the language.'),
  term('shim', 'build', 'Shim', 'A few lines that `require` needs.'),
];

/** A glossary page with the terms above. */
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

function pages(source: string, partial = 'The format of the language.') {
  return ['en', 'zh'].flatMap((language) => [
    parsePage(`docs/${language}/guide/start/glossary.mdx`, source),
    parsePage(`docs/${language}/shared/esm.mdx`, partial),
  ]);
}

function changed(from: string | RegExp, to: string) {
  const source = good.replace(from, to);
  expect(source).not.toBe(good);
  return pages(source);
}

checkFixtures('glossary page', (all) => glossaryPage(terms, all), {
  accepted: { 'a page that agrees with the data': pages(good) },
  reported: {
    'a heading and a link that differ': [
      pages(
        good.replace('### Shim {', '### Shims {').replace(/format\)\n$/, 'structure)\n'),
      ),
      ...Array(2)
        .fill(['heading of “shim” is “Shims”', 'link in the last paragraph of “shim”'])
        .flat(),
    ],
    'a group that differs': [
      changed('{#build}', '{#building}'),
      ...Array(2).fill(
        ':19 Heading 3 is “building”, in the data “build”. Decide which is right',
      ),
    ],
    'a term that is missing': [
      changed(/### Shim[\s\S]*$/, ''),
      ...Array(2).fill('Heading 4 is “”, in the data “shim”.'),
    ],
    'a partial that differs': [
      pages(good, 'Another text.'),
      ...Array(2).fill('“esm” is “Another text.”'),
    ],
    'a language without the page': [
      pages(good).slice(0, 2),
      'docs/zh/guide/start/glossary.mdx:0 The page is missing.',
    ],
  },
});

const names = [
  {
    ...term('tree-shaking', 'a', 'Tree shaking', 'B.'),
    zh: { term: '摇树优化（Tree shaking）', definition: '乙。' },
  },
  {
    ...term('code-splitting', 'a', 'Code splitting', 'B.'),
    zh: { term: 'Code Splitting', definition: '乙。' },
  },
  term('cjs', 'a', 'CommonJS', 'B.'),
  term('output', 'a', 'Output', 'B.'),
];
const treeShaking = (text: string) =>
  [english(text), 'is written “tree shaking” on this site'] as const;

checkFixtures('terms', (all) => inconsistentTerms(names, proseOf(all)), {
  accepted: {
    'correct names': english('Tree shaking, tree\nshaking and CommonJS.'),
    'options, code and addresses': english(
      'The outputs of treeShaking, `tree-shaking`, a/tree-shaking.html, tree-shaking.js.',
    ),
    'a value as heading': english('## commonjs {#commonjs}'),
    'an English name in Chinese prose where it has no other, or in brackets': chinese(
      '用 Code Splitting，摇树优化（tree shaking）会去掉，CommonJS 也一样。',
    ),
  },
  reported: {
    'a hyphen': treeShaking('With tree-shaking.'),
    capitals: treeShaking('With Tree Shaking.'),
    'wrong capitals': [english('For CommonJs.'), '“CommonJs” is written “CommonJS”'],
    'an English name in Chinese prose': [
      chinese('用 tree shaking 去掉。'),
      '“tree shaking” is written “摇树优化”',
    ],
  },
});

checkFixtures(
  'terms in data',
  ({ text, file = 'theme/i18n.json' }: { text: string; file?: string }) =>
    inconsistentTerms(names, proseOfData([{ file, text }])),
  {
    accepted: {
      'keys and code': { text: '{ "commonjs": "A `commonjs` here", "b": "commonjs" }' },
    },
    reported: {
      'texts in both languages': [
        { text: '{\n  "a": "The commonjs",\n  "b": "一个 commonjs" }' },
        'theme/i18n.json:2',
        'theme/i18n.json:3',
      ],
      'the purpose of a sample, not its errors': [
        {
          text: '{\n  "purpose": "A commonjs.",\n  "expect": { "fails": "the commonjs" }\n}',
          file: 'docs/samples/a/sample.json',
        },
        'docs/samples/a/sample.json:2',
      ],
    },
  },
);

function term(id: string, group: string, name: string, definition: string) {
  const wording = { term: name, definition };
  const see = '/guide/basic/output-format';
  return { id, group, en: wording, zh: wording, synonyms: [], see };
}
