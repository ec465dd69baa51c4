// What npm test checks, builds and runs by its arguments.
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { inputs, isCurrent, markAsCurrent } from '../../tools/setup/build-stamp.mjs';
import { testPlan, textTests } from '../../tools/setup/test-plan.mjs';

const texts: readonly string[] = JSON.parse(readFileSync(textTests, 'utf8'));

for (const [args, checks] of [
  [[], true],
  [['tests/shell/outline.spec.ts'], false],
  [['-g', 'tab'], false],
  [['--shard=1/8'], true],
  [['--shard', '1/8'], true],
  [['--shard=2/8'], false],
  [['--shard=1/8', '--project=records'], false],
] as const)
  test(`npm test -- ${args.join(' ')} ${checks ? 'checks and' : 'only'} tests`, () => {
    expect(testPlan(args)).toEqual({ all: false, checks, playwright: args });
    const all = ['--all', ...args];
    expect(testPlan(all)).toEqual({ all: true, checks, playwright: args });
  });

test('after a change of texts alone, checks and the tests that texts can break are run', () => {
  expect(testPlan(['--texts'])).toEqual({ all: false, checks: true, playwright: texts });
  for (const file of texts) expect(existsSync(file), file).toBe(true);
});

test('what was built is current until a page, a setting or the output changes', () => {
  const root = writeFiles({ 'docs/en/index.mdx': 'Home' });
  const output = `${root}/site`;
  expect(isCurrent(output, root)).toBe(false);
  writeFiles({ 'index.html': 'home' }, output);
  markAsCurrent(output, inputs(root), root);
  expect(isCurrent(output, root)).toBe(true);

  process.env.SITE_TITLE_OF_TEST = 'other';
  expect(isCurrent(output, root)).toBe(false);
  delete process.env.SITE_TITLE_OF_TEST;
  expect(isCurrent(output, root)).toBe(true);

  utimesSync(`${output}/index.html`, 1, 1);
  expect(isCurrent(output, root)).toBe(false);
  markAsCurrent(output, inputs(root), root);
  expect(isCurrent(output, root)).toBe(true);
  writeFileSync(`${root}/docs/en/index.mdx`, 'Changed');
  expect(isCurrent(output, root)).toBe(false);
});
