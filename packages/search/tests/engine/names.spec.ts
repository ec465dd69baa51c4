// What is found by names alone, while the text is on its way.
import { expect, test } from '@playwright/test';
import { readSections } from '../../src/browser/engine/sections';
import { searchNames } from '../../src/browser/names/names';
import { packNames } from '../../src/build/names';
import { entriesOf, page } from './pages.ts';

const entries = entriesOf([
  page(
    '/config/output-dist-path',
    'output.distPath',
    'Where files go.',
    '## Values {#values}',
    '### distPath.css {#css}',
  ),
  page(
    '/zh/guide/structure',
    '产物结构',
    'Explains TS2307 and ERR_REQUIRE_ESM.',
    '## 目录的结构 {#tree}',
  ),
  page('/guide/glossary', 'Glossary', '## Tree shaking {#tree-shaking}'),
]);
const term = {
  id: 'tree-shaking',
  en: { term: 'Tree shaking' },
  zh: { term: '摇树优化' },
};
const index = packNames(entries, [{ ...term, synonyms: ['dead code'] }]);
const search = searchNames(readSections(index));
const links = (query: string) =>
  search(query, 7).flatMap((hits) => hits.map(({ link }) => link));

for (const [query, link] of [
  ['dist', '/config/output-dist-path'],
  ['path output', '/config/output-dist-path'],
  ['values dist', '/config/output-dist-path#values'],
  ['目录结构', '/zh/guide/structure#tree'],
  ['ts23', '/zh/guide/structure'],
  ['dead code', '/guide/glossary#tree-shaking'],
  ['摇树优化', '/guide/glossary#tree-shaking'],
] as const) {
  test(`“${query}” finds ${link}`, () => {
    expect(links(query)[0]).toBe(link);
  });
}

test('a word that no name has finds nothing, and neither do words of headings above', () => {
  for (const query of ['', 'dist nowhere', 'files', '结构 别处'])
    expect(links(query)).toEqual([]);
});
