// Search finds the text of option cards in their section.
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { indexFacts } from '../src/page/search.ts';
import { sources } from './support.ts';

test('cards and references are added to their section, without markup', () => {
  const source =
    '# A\n\n<Option name="lib.format" />\n\n## B\n\n<CliReference command="build" />\n';
  const page = {
    content: 'Intro.\n\nSecond.',
    toc: [{ charIndex: 8 }],
    _flattenContent: source,
    _filepath: `${repository}/docs/en/a.mdx`,
  };
  indexFacts(page, sources());
  const [before, after] = [
    page.content.slice(0, page.toc[0]?.charIndex),
    page.content.slice(page.toc[0]?.charIndex),
  ];
  expect(before).toContain("Type 'esm' | 'cjs'");
  expect(after).toMatch(/^Second\.[\s\S]*npx rslib build/);
  expect(after).toContain('--format <format>');
  expect(page.content).not.toMatch(/`|\]\(|\| ---|<Option|\(\/config/);
});

test('a page without facts does not change', () => {
  const page = { content: 'a', toc: [], _flattenContent: '# A', _filepath: '/a.mdx' };
  indexFacts(page, sources());
  expect(page.content).toBe('a');
});
