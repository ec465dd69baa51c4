import { expect, test } from '@playwright/test';
import { annotations, report } from '../../tools/checks/report.ts';
import { lineAt, lineOf } from '../../tools/repository/text-file.ts';

const finding = {
  file: 'a,b.md',
  line: 3,
  what: '50% wrong.',
  why: 'Because\nof it.',
  todo: 'Do it.',
};

test('the report ends with what was looked at and found', () => {
  const scope = { notes: [], checks: 2, pages: 3, files: 4 };
  expect(report({ findings: [], ...scope })).toBe(
    '2 checks over 3 pages and 4 files: nothing found.',
  );
  const text = report({ findings: [finding], ...scope });
  expect(text).toContain('a,b.md:3  50% wrong.');
  expect(text).toMatch(/2 checks over 3 pages and 4 files: 1 finding\.$/);
  expect(report({ findings: [], notes: [], checks: 1, pages: 0, files: 1 })).toBe(
    '1 check over 0 pages and 1 file: nothing found.',
  );
});

test('notes are shown and do not count as findings', () => {
  const scope = { checks: 2, pages: 3, files: 4 };
  const text = report({ findings: [], notes: [finding], ...scope });
  expect(text).toContain('Waits: a,b.md:3  50% wrong.');
  expect(text).toMatch(/nothing found\.$/);
  expect(annotations({ findings: [], notes: [finding] })).toEqual([
    '::warning file=a%2Cb.md,line=3::50%25 wrong. Because%0Aof it. Do it.',
  ]);
});

test('annotations escape what a workflow command reserves', () => {
  expect(annotations({ findings: [finding], notes: [] })).toEqual([
    '::error file=a%2Cb.md,line=3::50%25 wrong. Because%0Aof it. Do it.',
  ]);
});

test('a finding about a whole file is shown at its first line', () => {
  const findings = [{ ...finding, line: 0 }];
  expect(annotations({ findings, notes: [] })[0]).toContain('line=1::');
});

test('lines are counted from one', () => {
  expect([0, 1, 2, 3].map((offset) => lineAt('a\nb\n', offset))).toEqual([1, 1, 2, 2]);
  expect([lineOf('a\nb', 'b'), lineOf('a\nb', 'c')]).toEqual([2, 0]);
});
