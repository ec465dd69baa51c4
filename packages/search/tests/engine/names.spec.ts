// What is found by names alone, while the text is on its way.
import { expect, test } from '@playwright/test';
import { searchNames } from '../../src/browser/names/names';
import { packNames } from '../../src/build/names';
import { pack } from '../../src/build/pack';

const heading = (id: string, text: string, depth = 2) => ({
  id,
  text,
  depth,
  charIndex: -1,
});

const index = pack([
  {
    title: 'output.distPath',
    routePath: '/config/output-dist-path',
    content: 'Where files go.',
    toc: [heading('values', 'Values'), heading('css', 'distPath.css', 3)],
  },
  {
    title: '产物结构',
    routePath: '/zh/guide/structure',
    content: 'Explains TS2307 and ERR_REQUIRE_ESM.',
    toc: [heading('tree', '目录的结构')],
  },
  {
    title: 'Glossary',
    routePath: '/guide/glossary',
    content: '',
    toc: [heading('tree-shaking', 'Tree shaking')],
  },
]);
const term = {
  id: 'tree-shaking',
  en: { term: 'Tree shaking' },
  zh: { term: '摇树优化' },
};
const search = searchNames(packNames(index, [{ ...term, synonyms: ['dead code'] }]));
const links = (query: string) =>
  search(query, 7).flatMap(({ hits }) => hits.map(({ link }) => link));

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
