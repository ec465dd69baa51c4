// After a full run: one issue says what differs, and goes when everything passes.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const commit = 'a'.repeat(40);
const good = 'b'.repeat(40);

/** Files of tests; each is a shard. */
const runs = {
  passed: "test('passes', () => {});",
  broken: `test('building reproduces its record', () => { throw new Error('It differs'); });
    test('opens the menu', () => { if (!test.info().retry) throw new Error('closed'); });`,
  outside: "throw new Error('The server does not start.');",
};

/** The folder with these files, and their reports as Playwright writes them. */
let reports = '';
test.beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  reports = mkdtempSync(path.resolve('.cache/reports-'));
  writeFileSync(`${reports}/package.json`, '{}');
  writeFileSync(
    `${reports}/playwright.config.ts`,
    `const reporter = [['blob', { outputFile: process.env.REPORT }]];
    export default { retries: 1, reporter, respectGitIgnore: false };`,
  );
  const cli = path.resolve('node_modules/@playwright/test/cli.js');
  const { TEST_WORKER_INDEX: _, ...env } = process.env;
  for (const [name, text] of Object.entries(runs)) {
    const code = `import { test } from '@playwright/test';\n${text}`;
    writeFileSync(`${reports}/${name}.spec.ts`, code);
    const report = { ...env, REPORT: `${reports}/${name}.zip` };
    spawnSync(process.execPath, [cli, 'test', name], { cwd: reports, env: report });
  }
});
test.afterAll(() => rmSync(reports, { recursive: true }));

/** Answers by the beginning of the arguments; without one, the command fails and is kept. */
const fakeGh = `#!/usr/bin/env node
import { appendFileSync, readFileSync } from 'node:fs';
const args = process.argv.slice(2).join(' ');
appendFileSync(process.env.FAKE_CALLS, args + '\\n' + readFileSync(0, 'utf8') + '\\n');
const answers = Object.entries(JSON.parse(process.env.FAKE_ANSWERS));
const found = answers.find(([start]) => args.startsWith(start));
if (found) console.log(found[1]);
process.exitCode = found ? 0 : 1;
`;

/**
 * Reports a full run in shards; one without a report wrote none. GitHub's command line is a program
 * in front of all others on the PATH, so nothing can reach GitHub. Returns what it was called with.
 */
function report(
  shards: readonly (keyof typeof runs | undefined)[],
  answers: Readonly<Record<string, string>>,
) {
  const folder = test.info().outputPath('run');
  mkdirSync(folder);
  writeFileSync(`${folder}/gh`, fakeGh);
  chmodSync(`${folder}/gh`, 0o755);
  for (const [index, one] of shards.entries())
    if (one) copyFileSync(`${reports}/${one}.zip`, `${folder}/report-${index + 1}.zip`);
  const args = ['--import', 'tsx', 'tools/deploy/report.ts', `${shards.length}`, folder];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [folder, process.env.PATH].join(path.delimiter),
      COMMIT: commit,
      RUN_URL: 'https://example.org/run/1',
      GITHUB_REPOSITORY: 'owner/site',
      FAKE_CALLS: `${folder}/calls`,
      FAKE_ANSWERS: JSON.stringify(answers),
    },
  });
  const calls = `${folder}/calls`;
  return { status, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' };
}

const noIssue = { 'issue list': '[]' };
const issue17 = {
  'issue list': '[{"number":17,"title":"The full run of the tests fails"}]',
};

test('the first failure opens an issue with what differs, and the last good commit', () => {
  const { status, calls } = report(['passed', 'broken'], {
    ...noIssue,
    'api repos/owner/site/git/ref/tags/last-good': good,
    'issue create': 'https://example.org/issues/1',
  });
  expect(status).toBe(0);
  const [, body = ''] = calls.split('--title The full run of the tests fails\n');
  expect(body).toContain(`fails for ${commit}: https://example.org/run/1`);
  expect(body).toContain(`The last good commit is ${good}`);
  expect(body).toContain('Error: It differs');
  expect(body).toMatch(/1 failed\n.*building reproduces its record/);
  expect(body).toMatch(/1 flaky\n.*opens the menu/);
  expect(body).not.toContain('› passes');
});

test('the next failure updates that issue; a shard without a report is named', () => {
  const { status, calls } = report(['outside', undefined], {
    ...issue17,
    'issue edit 17': '',
  });
  expect(status).toBe(0);
  expect(calls).not.toContain('issue create');
  expect(calls).toContain('Shard 2 failed before its tests');
  expect(calls).toContain('The server does not start.');
  expect(calls).toContain('No earlier commit is known to be good.');
});

for (const [what, tag] of [
  ['moves', 'api --method PATCH repos/owner/site/git/refs/tags/last-good'],
  ['makes', 'api repos/owner/site/git/refs -f ref=refs/tags/last-good'],
])
  test(`a run that passes ${what} the tag of the last good commit, closing the issue`, () => {
    const answers = { ...issue17, [`${tag}`]: '', 'issue close 17': '' };
    const { status, calls } = report(['passed', 'passed'], answers);
    expect(status).toBe(0);
    expect(calls).toContain(`${tag} -f sha=${commit}`);
    expect(calls).toContain('issue close 17');
  });

test('a token that may not write the issue fails the job', () => {
  const { status, stderr } = report(['broken'], noIssue);
  expect(status).not.toBe(0);
  expect(stderr).toContain('gh issue create');
});
