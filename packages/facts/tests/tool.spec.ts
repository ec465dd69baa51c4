// What is read from the installed tool is complete, and search finds it on pages.
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { indexFacts } from '../src/page/search.ts';
import { parseCommand } from '../src/read/help.ts';
import { sources } from './support.ts';

test('an unknown layout of the help is an error, not an empty list', () => {
  expect(() => parseCommand('Usage:\n  $ rslib\n', '')).toThrow('has a layout');
  const odd = 'Usage:\n  $ rslib\n\nOptions:\n  *--watch\n';
  expect(() => parseCommand(odd, '')).toThrow('*--watch');
});

test('search finds cards and references in their section, without markup', () => {
  const source =
    '# A\n\n<Option name="lib.format" />\n\n## B\n\n<CliReference command="build" />\n';
  const page = {
    content: 'Intro.\n\nSecond.',
    toc: [{ charIndex: 8 }],
    _flattenContent: source,
    _filepath: `${repository}/docs/en/a.mdx`,
  };
  indexFacts(page, sources());
  const start = page.toc[0]?.charIndex;
  expect(page.content.slice(0, start)).toContain("Type 'esm' | 'cjs'");
  expect(page.content.slice(start)).toMatch(/^Second\.[\s\S]*npx rslib build/);
  expect(page.content.slice(start)).toContain('--format <format>');
  expect(page.content).not.toMatch(/`|\]\(|\| ---|<Option|\(\/config/);
});
