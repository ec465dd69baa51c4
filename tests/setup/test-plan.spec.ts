// What npm test checks, builds and runs by its arguments.
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isCurrent, markAsCurrent } from '../../tools/setup/build-stamp.mjs';
import { testPlan, textTests } from '../../tools/setup/test-plan.mjs';

const texts: readonly string[] = JSON.parse(readFileSync(textTests, 'utf8'));

test('npm test checks and tests; npm run test:all leaves nothing out', () => {
  expect(testPlan([])).toEqual({ all: false, checks: true, playwright: [] });
  expect(testPlan(['--all'])).toEqual({ all: true, checks: true, playwright: [] });
});

test('a run of single tests checks nothing', () => {
  for (const args of [
    ['tests/shell/outline.spec.ts'],
    ['--project=desktop'],
    ['-g', 'tab'],
  ])
    expect(testPlan(args)).toEqual({ all: false, checks: false, playwright: args });
});

test('of eight shards, the first one checks', () => {
  const checks = (...args: string[]) => testPlan(['--all', ...args]).checks;
  expect(checks('--shard=1/8')).toBe(true);
  expect(checks('--shard', '1/8')).toBe(true);
  expect(checks('--shard=2/8')).toBe(false);
  expect(checks('--shard=1/8', '--project=records')).toBe(false);
});

test('after a change of texts alone, checks and the tests that texts can break are run', () => {
  expect(testPlan(['--texts'])).toEqual({ all: false, checks: true, playwright: texts });
  for (const file of texts) expect(existsSync(file), file).toBe(true);
});

test('what was built is current until a page, a setting or the output changes', () => {
  const root = test.info().outputPath('clone');
  const output = `${root}/site`;
  const page = `${root}/docs/en/index.mdx`;
  mkdirSync(`${root}/docs/en`, { recursive: true });
  mkdirSync(output);
  writeFileSync(page, 'Home');
  expect(isCurrent(output, root)).toBe(false);
  writeFileSync(`${output}/index.html`, 'home');
  const later = new Date(Date.now() + 60_000);
  markAsCurrent(output, later, root);
  expect(isCurrent(output, root)).toBe(true);

  process.env.SITE_TITLE_OF_TEST = 'other';
  expect(isCurrent(output, root)).toBe(false);
  delete process.env.SITE_TITLE_OF_TEST;
  expect(isCurrent(output, root)).toBe(true);

  utimesSync(`${output}/index.html`, 1, 1);
  expect(isCurrent(output, root)).toBe(false);
  markAsCurrent(output, later, root);
  expect(isCurrent(output, root)).toBe(true);
  utimesSync(page, later, later);
  expect(isCurrent(output, root)).toBe(false);
});
