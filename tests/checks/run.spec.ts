// What a contributor sees of the checks as a whole.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import config from '../../rspress.config.ts';
import { checks } from '../../tools/checks/all.ts';
import { annotations, report, runChecks } from '../../tools/checks/run-checks.ts';

test('contributing/checks.md lists every check by its name, and no other', () => {
  const page = readFileSync('contributing/checks.md', 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, name]) => name);
  expect(listed).toEqual(Object.keys(checks));
});

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
