// What a contributor sees of the checks as a whole.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readChangedPages } from '@site/mdx/kept-trees';
import { knownTrees } from '@site/mdx/parse';
import { readProject, repository } from '@site/mdx/repository';
import config from '../../rspress.config.ts';
import { annotations, report } from '../../tools/checks/report.ts';
import { runChecks } from '../../tools/checks/run-checks.ts';
import { hasColors, runTools } from '../../tools/checks/run-tools.mjs';

test('every finding and every note says what to do', () => {
  const finding = { file: 'a.mdx', line: 2, what: 'It is old.', why: 'W.', todo: 'Fix.' };
  const note = { ...finding, what: 'It is behind.', todo: 'Translate.' };
  const outcome = { findings: [finding], notes: [note] };
  expect(report(outcome)).toBe(
    [
      'Note: a.mdx:2  It is behind.\n  Why: W.\n  Do:  Translate.',
      'a.mdx:2  It is old.\n  Why: W.\n  Do:  Fix.',
      '1 mistake was found.',
    ].join('\n'),
  );
  expect(report({ findings: [], notes: [note] })).toMatch(/There are only notes\.$/);
  expect(report({ findings: [], notes: [] })).toBe('Nothing was found.');
  expect(annotations(outcome)).toEqual([
    '::error file=a.mdx,line=2::It is old. W. Fix.',
    '::warning file=a.mdx,line=2::It is behind. W. Translate.',
  ]);
});

test('data without a required field is reported as a finding of its file', async () => {
  const file = 'docs/shared/glossary/terms.json';
  const [finding] = (await runChecks('/nowhere', [{ file, text: '[{}]' }])).findings;
  expect(finding).toMatchObject({ file, what: expect.stringContaining('"[0].id" is') });
});

test('of pages that cannot be read, only that is said', async () => {
  const broken = { file: 'docs/en/guide/a.mdx', text: '<a' };
  const { findings, notes } = await runChecks(repository, [
    ...readProject(repository).filter(({ file }) => file !== broken.file),
    broken,
  ]);
  expect(findings.map(({ file, what }) => [file, what])).toEqual([
    [broken.file, expect.stringContaining('The page cannot be read')],
  ]);
  expect(notes).toEqual([]);
});

test('a failing tool keeps no other from running, and its remedy is printed', async () => {
  const output: string[] = [];
  const tool = (code: string) => ({
    command: [process.execPath, '-e', code],
    mend: 'Mend it.',
  });
  const tools = {
    first: tool('console.log("A mistake."); process.exitCode = 2'),
    second: tool('console.error("Fine.")'),
    third: { command: ['no-such-program'] },
  };
  const failed = await runTools(tools, 2, (text: string) => output.push(text), false);
  expect(failed.sort()).toEqual(['first', 'third']);
  const text = output.join('\n');
  expect(text).toContain('── first\nA mistake.\nMend it.\n');
  expect(text).toContain('── second\nFine.\n');
  expect(text).toMatch(/✗ first .*\d s/);
  expect(text).toMatch(/✓ second .*\d s/);
});

test('one part of the checks runs by its name, and another name is refused', () => {
  const run = (part: string) =>
    spawnSync(process.execPath, ['tools/checks/run-all.mjs', part], {
      cwd: repository,
      encoding: 'utf8',
    });
  const { status, stderr } = run('speling');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no part "speling". There are "pages and samples", ');
  expect(run('workflows').stdout).toMatch(/✓ workflows .*\nAll passed\.\n$/);
});

test('colours are for a terminal, unless the environment asks otherwise', async () => {
  const [terminal, file] = [{ isTTY: true }, {}];
  expect(hasColors({}, terminal)).toBe(true);
  expect(hasColors({}, file)).toBe(false);
  expect(hasColors({ NO_COLOR: '1' }, terminal)).toBe(false);
  expect(hasColors({ FORCE_COLOR: '1' }, file)).toBe(true);
  expect(hasColors({ FORCE_COLOR: '0' }, terminal)).toBe(false);
  for (const colors of [true, false]) {
    const output: string[] = [];
    const script =
      'const { FORCE_COLOR: yes, NO_COLOR: no } = process.env; console.log(yes + " " + no)';
    const tools = { one: { command: [process.execPath, '-e', script] } };
    await runTools(tools, 1, (text: string) => output.push(text), colors);
    expect(output[0]).toContain(colors ? '1 undefined' : 'undefined 1');
  }
});

test('a page with a mistake is explained before any other plugin stumbles over it', () => {
  // Transforms run from the last plugin to the first.
  expect(config.plugins?.at(-1)?.name).toBe('site-page-errors');
});

test('no two CSS modules have the same file name, so that their classes never clash', () => {
  // Classes are named after the file: output.cssModules in rspress.config.ts.
  const names = ['theme', 'packages']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a second run reads pages that have not changed as the first one did', () => {
  const root = test.info().outputPath();
  const page = { file: 'docs/en/a.mdx', text: '# A {#a}\n\n<B c={1n} />\n\n{/* d */}\n' };
  const lock = (text: string) => ({ file: 'package-lock.json', text });
  const kept = () => readFileSync(`${root}/.cache/trees`, 'utf8');
  const first = readChangedPages(root, [page, lock('1')]);
  const before = kept();
  knownTrees.clear();
  expect(readChangedPages(root, [page, lock('1')])).toEqual(first);
  expect(kept()).toBe(before);
  const changed = { ...page, text: `${page.text}\nMore` };
  const [read] = readChangedPages(root, [changed, lock('1')]).pages;
  expect(read?.tree.children).toHaveLength(4);
  readChangedPages(root, [page, lock('2')]);
  expect(kept(), 'another parser').not.toBe(before);
});
