import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { avoidedWords } from '../../tools/checks/avoided-words.ts';
import { parseTerms } from '../../tools/checks/glossary/terms.ts';
import { glossary } from '../../tools/checks/glossary.ts';
import { parsePage } from '../../tools/checks/page/parse.ts';

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

test('pages that say what the data says are right', () => {
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
  test(`${what} that differs from the data is found in both languages`, () => {
    const changed = good.replace(new RegExp(from.replace(/[{}]/g, '\\$&')), to);
    expect(changed).not.toBe(good);
    const found = findings(changed).filter(({ what }) => finding.test(what));
    expect(found.map(({ file }) => file)).toEqual([
      'docs/en/guide/start/glossary.mdx',
      'docs/zh/guide/start/glossary.mdx',
    ]);
  });
}

test('another order than that of the data is found', () => {
  const [, head = '', first = '', second = ''] =
    /^([\s\S]*?)(## Formats[\s\S]*)(## Building[\s\S]*)$/.exec(good) ?? [];
  const [finding] = findings(head + second + first);
  expect(finding?.what).toContain('“shim” stands where');
});

test('a text that only the partial changed is found', () => {
  const found = glossary(terms, pages(good, 'Another text.'));
  expect(found.map(({ what }) => what).join()).toContain('“esm” is “Another text.”');
});

test('a term that points at no page is found', () => {
  const lost = terms.map((one) => ({ ...one, see: '/nowhere#id' }));
  const found = glossary(lost, pages(good)).map(({ what }) => what);
  expect(found).toContain('“esm” points at /nowhere#id, which is no page.');
});

test('a language without a glossary page is found', () => {
  const english = pages(good).filter(({ language }) => language === 'en');
  expect(glossary(terms, english).map(({ file }) => file)).toEqual([
    'docs/zh/guide/start/glossary.mdx',
  ]);
});

test('an avoided word is found in prose, not in code', () => {
  const [shim] = terms.slice(1);
  const strict = { ...shim, never: { en: ['Filler'], zh: [] } } as (typeof terms)[number];
  const page = (text: string) => parsePage('docs/en/a.mdx', `# A\n\n${text}\n`);
  const found = avoidedWords([strict], [page('The filler.')]);
  expect(found.map(({ line, what }) => [line, what])).toEqual([
    [3, '“Filler” is written for what this site calls “Shim”.'],
  ]);
  expect(avoidedWords([strict], [page('The `filler`.')])).toEqual([]);
  expect(avoidedWords([strict], [parsePage('docs/zh/a.mdx', '# A\n\nfiller\n')])).toEqual(
    [],
  );
});

test('data that lacks something says what and where', () => {
  expect(() => parseTerms('{}')).toThrow('a list');
  expect(() => parseTerms('[{}]')).toThrow('lacks "id" in entry 1');
  const [esm] = terms;
  const without = { ...esm, zh: { term: 'ESM' } };
  expect(() => parseTerms(JSON.stringify([without]))).toThrow('"definition" in esm.zh');
  expect(() => parseTerms(JSON.stringify([esm, esm]))).toThrow('have the id "esm"');
});

test('the data of the site can be read', () => {
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
