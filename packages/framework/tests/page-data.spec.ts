// What an overview knows of the pages below it, and the dev server of all pages.
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { listPages } from '../src/build/page-data.ts';
import { readPage } from '../src/build/page-index.ts';

const heading = (depth: number) => ({
  id: `id-${depth}`,
  text: `Depth ${depth}`,
  depth,
  charIndex: 0,
});
const page = (routePath: string, lang = 'en', frontmatter = {}) => ({
  routePath,
  lang,
  frontmatter,
  title: routePath,
  description: `About ${routePath}`,
  toc: [heading(2), heading(3)],
  content: '',
  version: '',
  _filepath: '',
  _relativePath: '',
});
const factsOf = (address: string, lang: string) =>
  address.includes('#') ? { purpose: `${address}, ${lang}` } : {};
const overview = page('/config/', 'en', { overview: true });
const pages = [
  overview,
  page('/config/lib/a'),
  page('/guide/b'),
  page('/config/c', 'zh'),
  page('/config/d/', 'en', { overview: true }),
];

test('it lists the pages of its language below its address, with their headings', () => {
  const toc = [{ id: 'id-2', text: 'Depth 2', purpose: '/config/lib/a#id-2, en' }];
  const [routePath, purpose] = ['/config/lib/a', 'About /config/lib/a'];
  expect(listPages(overview, pages, factsOf)).toEqual([
    { routePath, title: routePath, purpose, toc },
  ]);
  const deeper = { ...overview, frontmatter: { overviewHeaders: [3] } };
  expect(listPages(deeper, pages, factsOf)[0]?.toc.map(({ id }) => id)).toEqual(['id-3']);
});

test('it lists the pages of other folders that the list beside it names', () => {
  const folder = writeFiles({
    'types/_meta.json': '["../b.mdx", { "name": "../d.mdx" }]',
  });
  const group = {
    ...page('/guide/types/', 'en', { overview: true }),
    _filepath: path.join(folder, 'types/index.mdx'),
  };
  const named = { ...page('/guide/b'), _filepath: path.join(folder, 'b.mdx') };
  const other = { ...page('/guide/d'), _filepath: path.join(folder, 'd.mdx') };
  const listed = listPages(group, [group, named, page('/guide/c'), other], factsOf);
  expect(listed.map(({ routePath }) => routePath)).toEqual(['/guide/b', '/guide/d']);
});

test('the dev server knows title, description and headings of a page as built', () => {
  const relativePath = 'en/a.mdx';
  const docs = writeFiles({
    [relativePath]: [
      '---',
      'title: A page',
      'description: What it is about',
      '---',
      '# A page',
      '## First {#one}',
      '```sh title="a.sh"',
      '## no heading',
      '```',
      '### Second part',
      '##### Too deep',
    ].join('\n'),
  });
  const absolutePath = path.join(docs, relativePath);
  const [routePath, pureRoutePath, pageName] = ['/a', '/a', 'a'];
  const route = { routePath, pureRoutePath, pageName, absolutePath, relativePath };
  const page = readPage({ ...route, lang: 'en', version: '' }, docs);
  expect(page.title).toBe('A page');
  expect(page.description).toBe('What it is about');
  expect(page.toc.map(({ depth, id, text }) => [depth, id, text])).toEqual([
    [2, 'one', 'First'],
    [3, 'second-part', 'Second part'],
  ]);
});
