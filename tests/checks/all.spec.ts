// Every check is wired: a small project with one mistake for each of them.
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { runAll } from '../../tools/checks/run-all.ts';
import { readProject } from '../../tools/repository/read.ts';
import { project, settings, writeProject } from './mistaken-project.ts';

// Loading the dictionaries takes seconds, and more on a busy machine.
test.describe.configure({ timeout: 90_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));

const expected = [
  'The page cannot be read',
  'docs/zh/guide/only.mdx does not exist',
  'Entry 1 is “b”',
  'Heading 1 is “# 题”',
  'Shows <Sample id="b" />',
  'Block of code 1 differs in language',
  'lacks the link /nowhere',
  'The page has no title',
  'The link to /zh/a names a language',
  'A link is called “here”',
  'is a heading with a capital in “Thing”',
  'docs/samples/unused/a.js has 0 long lines',
  'A block of ts is typed into the page',
  'installs @microsoft/api-extractor without a version',
  "'formt' does not exist",
  'There is no sample "a"',
  'No page shows the sample "unused"',
  'so the sidebar does not show docs/en/guide/a.mdx',
  '“old” leads to /gone, which is no page in en',
  'The page /specified does not exist',
  'is on the list of unwritten pages',
  'A prompt is left: “more.”',
  'It was read from @rslib/core 0.0.1',
  'The option lib.a has no place',
  '“/gone” is not where the overview shows an option',
  'The page documents “lib.b”',
  'The page does not exist.',
  'The command build is not described',
  'lib.b: the tool has no such option',
  'lib.c: the tool has no such option',
  'The tool links to /nowhere',
  '“a” points at /nowhere',
  '“gadget” is written',
  '“api-extractor” stands where',
  'The glossary has no term “b”',
  'There is no component <Nope>',
  'a is listed as installed in version 1.0.0',
  'do not name the Node.js versions “>=99”',
  'There is no heading “#values”',
  'The page about plugins is missing.',
  'The page about tsup is missing.',
  'No note explains __helper',
  'The note “es-module”: the tool has no option lib.format',
  'The page is missing.',
  'is not set as Chinese text is',
  'There is no space in',
  'stands in half-width brackets',
  'stands in straight quotation marks',
  'addressed as 您',
  'set in italics',
  '“a” has no text in the language zh',
  'The title “a” is a key of theme/i18n.json',
  'names a path of one machine',
  'The record of a decision is not in decisions/README.md',
  'It imports tools/c.ts',
  'It imports itself: theme/a.ts → theme/b.ts → theme/a.ts',
  'It has @rslib/core nothing',
  'The input has no record',
  'It does not name the address at which it is published',
  '“a” stands after “b”',
  '“mistaek” is not a word',
];

let folder = '';
test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'checks-')));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('a mistake of each kind is found', async () => {
  writeProject(folder);
  const files = Object.entries(project).map(([file, text]) => ({ file, text }));
  for (const file of settings)
    files.push({ file, text: readFileSync(path.join(root, file), 'utf8') });
  writeFileSync(path.join(folder, 'README.md'), 'A mistaek.\n');
  const { findings, notes, checks } = await runAll(folder, files);
  const said = findings.map(({ what }) => what);
  expect(expected.filter((part) => !said.some((what) => what.includes(part)))).toEqual(
    [],
  );
  expect(notes.map(({ what }) => what)).toEqual([
    'It is not written yet.',
    'It is not written yet.',
    'Nobody has said that it agrees with the English page: never confirmed.',
  ]);
  expect(checks, 'a new check needs a mistake here').toBe(expected.length);
});

test('the repository is read from git: tracked and new files, without ignored ones', () => {
  const names = readProject(root).map(({ file }) => file);
  expect(names).toContain('tools/checks/all.ts');
  expect(names.filter((file) => file.startsWith('node_modules/'))).toEqual([]);
});
