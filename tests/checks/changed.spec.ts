// What a contributor sees of a change: its own mistakes, and nothing that was there before.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runChanged } from '../../tools/checks/changed.ts';
import { farPages } from '../../tools/checks/far-pages.ts';
import { scopeOf } from '../../tools/checks/scope.ts';
import { hasNewWords, knownWords } from '../../tools/checks/spelling/new-words.ts';
import { knownHeadings } from '../../tools/pages/known-headings.ts';
import { changesIn, textIn } from '../../tools/repository/changes.ts';
import { writeProject } from './mistaken-project.ts';

// Loading the dictionaries takes seconds, and more on a busy machine.
test.describe.configure({ timeout: 90_000 });

const page = 'docs/en/guide/a.mdx';
let folder = '';
const at = (file: string) => path.join(folder, file);

function git(...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const { status, stderr } = spawnSync('git', [...who, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'changed-')));
  writeProject(folder);
  writeFileSync(at('.gitignore'), 'node_modules\n.cache/\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'a');
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const found = async () => {
  const { findings, ...rest } = await runChanged(folder);
  return { ...rest, said: findings.map(({ file, what }) => `${file} ${what}`) };
};

test('where nothing has changed, nothing is found, whatever there is', async () => {
  const { said, pages, files, whole } = await found();
  expect({ said, pages, files, whole }).toEqual({
    said: [],
    pages: 0,
    files: 0,
    whole: false,
  });
});

test('the mistakes of a changed page are found, also beside the other language, and those of no other page', async () => {
  appendFileSync(at(page), '\n<Other />\n\nA mistaekun word.\n\n## More\n');
  const { said, pages, whole } = await found();
  expect({ pages, whole }).toEqual({ pages: 2, whole: false });
  expect(said).toContain(`${page} There is no component <Other>.`);
  expect(said.join('\n')).toContain(`${page} “mistaekun” is not a word`);
  expect(said.join('\n')).toContain('Heading 1 is “# 题”');
  expect(said.join('\n')).not.toContain('<Nope>');
  expect(said.join('\n')).not.toContain('theme/a.ts');
});

test('a commit of the branch and a file that git does not know yet belong to the change', async () => {
  git('checkout', '-q', '-b', 'mine');
  appendFileSync(at(page), '\n<Other />\n');
  git('commit', '-q', '-a', '-m', 'b');
  writeFileSync(at('docs/en/guide/fresh.mdx'), '# Fresh\n\n<Third />\n');
  const { said } = await found();
  expect(said.join('\n')).toContain('There is no component <Other>');
  expect(said.join('\n')).toContain('There is no component <Third>');
  expect(said.join('\n')).toContain(
    'so the sidebar does not show docs/en/guide/fresh.mdx',
  );
});

test('a changed glossary lets every page be looked at', async () => {
  const terms = 'docs/shared/glossary/terms.json';
  writeFileSync(
    at(terms),
    readFileSync(at(terms), 'utf8').replace('"gadget"', '"mistaek"'),
  );
  const { said, whole } = await found();
  expect(whole).toBe(true);
  expect(said.join('\n')).toContain(`${page} “mistaek” is written`);
  expect(said.join('\n')).toContain(
    'docs/en/guide/only.mdx There is no component <Nope>',
  );
});

test('a page that is gone lets every page be looked at', () => {
  rmSync(at(page));
  const changes = changesIn(folder);
  expect(changes.gone).toEqual([page]);
  expect(textIn(folder, changes.base, page)).toContain('## When');
  const reading = { far: () => [], spelled: () => [] };
  expect(scopeOf(changes, reading).holds('docs/en/guide/only.mdx')).toBe(true);
});

test('the list of unwritten pages lets those be looked at that came or went, in both languages', async () => {
  const list = 'tools/checks/unwritten/list.json';
  writeFileSync(at(list), '{ "routes": ["/guide/a", "/guide/only"] }');
  const { said, pages, whole } = await found();
  expect({ pages, whole }).toEqual({ pages: 1, whole: false });
  expect(said.join('\n')).toContain('/guide/only is on the list of unwritten pages');
  expect(said.join('\n')).not.toContain('docs/en/guide/a.mdx A block');
});

test('what a list says of its pages is told by its text, and of a broken one nothing is', () => {
  const states = 'tools/translations/states.json';
  const words = 'tools/checks/words/craft.txt';
  expect(farPages(states, '{"a.mdx":1,"b.mdx":2}', '{"a.mdx":1,"b.mdx":3}')).toEqual([
    'docs/en/b.mdx',
    'docs/zh/b.mdx',
  ]);
  expect(farPages(states, '{}', '{')).toBeUndefined();
  expect(farPages('tools/checks/unwritten/list.json', '{}', '{}')).toBeUndefined();
  expect(farPages(words, 'a\nc\n', 'a\nb\nc\n')).toEqual([]);
  expect(farPages(words, 'a\nb\n', 'a\n')).toBeUndefined();
  expect(farPages('tools/facts/facts.json', '{}', '{}')).toBeUndefined();
});

test('without a commit there is nothing to compare with', () => {
  rmSync(at('.git'), { recursive: true });
  git('init', '-q');
  expect(() => changesIn(folder)).toThrow('no git repository with a commit');
});

test('a word is new where no page has it, and an address on a page makes none known', () => {
  const known = knownWords([
    {
      file: 'a',
      text: 'Some words, `nameOfIt`. [a](/mistaek/b) https://mistaek.example',
    },
    { file: 'b', text: 'cspell:ignore mistaek' },
  ]);
  expect(hasNewWords('words: nameOfIt', '', known)).toBe(false);
  expect(hasNewWords('a mistaek', '', known)).toBe(true);
  expect(hasNewWords('a mistaek', 'one mistaek', known)).toBe(false);
  expect(hasNewWords('Words', '', known), 'another spelling').toBe(true);
  expect(hasNewWords('// cspell:disable', '', known)).toBe(true);
});

test('headings are kept for the text in which they stood, and what is kept may be broken', () => {
  const one = [{ depth: 2, text: 'A', id: 'a', explicit: false, line: 1 }];
  const file = { file: page, text: '## A' };
  const never = () => {
    throw new Error('read again');
  };
  const first = knownHeadings(folder);
  expect(first.headings(file, () => one)).toEqual(one);
  first.save();
  expect(knownHeadings(folder).headings(file, never)).toEqual(one);
  const other = { ...file, text: '## B' };
  expect(() => knownHeadings(folder).headings(other, never)).toThrow('read again');
  writeFileSync(at('.cache/headings.json'), '{');
  expect(() => knownHeadings(folder).headings(file, never)).toThrow('read again');
});
