import { expect, test } from '@playwright/test';
import { visit } from 'unist-util-visit';
import { inlineCode } from '../src/build/fence.ts';
import { parsePage } from '../src/build/parse.ts';
import { readPages } from '../src/build/read.ts';
import { english } from './check-fixtures.ts';

test('headings have the ids of the framework', () => {
  const source =
    '## What is `lib.dts`?\n\n## Twice\n\n## Twice\n\n' +
    '## Own words {#own}\n\n## Escaped \\{#escaped}\n';
  const [page] = english(source);
  expect(page?.headings.map(({ id }) => id)).toEqual([
    'what-is-libdts',
    'twice',
    'twice-1',
    'own',
    'escaped',
  ]);
});

test('a tag is alone if it has a line of its own and nothing inside', () => {
  const [page] = english('<A />\n\n<B>\n\nText.\n\n</B>\n\nIn a line: <C />\n');
  const alone = page?.components.map((tag) => [tag.name, tag.alone]);
  expect(alone).toEqual([
    ['A', true],
    ['B', false],
    ['C', false],
  ]);
});

test('a file outside of both languages is not a page', () => {
  expect(() => parsePage('docs/fr/a.mdx', '')).toThrow('docs/fr/a.mdx is not a page');
});

test('a page that is not valid MDX is reported, and other pages are still checked', () => {
  const { pages, findings } = readPages([
    { file: 'docs/en/broken.mdx', text: 'Fine.\n\n<Open>\n' },
    { file: 'docs/en/fine.mdx', text: 'Fine.\n' },
  ]);
  expect(pages.map(({ file }) => file)).toEqual(['docs/en/fine.mdx']);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ file: 'docs/en/broken.mdx', line: 3 });
  expect(findings[0]?.todo).toContain('Close open tags');
});

test('a page with the extension .md is reported', () => {
  const { findings } = readPages([{ file: 'docs/zh/a.md', text: '' }]);
  expect(findings[0]?.todo).toContain('docs/zh/a.mdx');
});

test('frontmatter that is not YAML is reported with its line and a suggestion', () => {
  const text = '---\ndescription: a\ntitle: a: b\n---\n';
  const { findings } = readPages([{ file: 'docs/en/a.mdx', text }]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ file: 'docs/en/a.mdx', line: 3 });
  expect(findings[0]?.what).toContain('The frontmatter is not YAML');
  expect(findings[0]?.todo).toContain("title: 'Rslib: a tool'");
});

for (const text of ['a', '`a`', 'a `', '`` a ` b', '|'])
  test(`a page shows ${text} as code, and nothing else`, () => {
    const shown: string[] = [];
    const [page] = english(`Prints ${inlineCode(text)}.\n`);
    if (page) visit(page.tree, 'inlineCode', ({ value }) => void shown.push(value));
    expect(shown).toEqual([text]);
  });
