// After a full run: one issue says what differs, and goes when everything passes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { failuresIn } from '../../tools/deploy/failures.ts';
import { reportRun } from '../../tools/deploy/full-run.ts';
import { type Answers, callsOfGh } from './fake-gh.ts';
import { reportWith } from './playwright-report.ts';

const commit = 'a'.repeat(40);
const good = 'b'.repeat(40);
const url = 'https://example.org/run/1';
const passed = reportWith([{ title: 'passes', status: 'expected', says: [] }]);
const broken = reportWith([
  { title: 'passes', status: 'expected', says: [] },
  {
    title: 'building vue-library reproduces its record',
    status: 'unexpected',
    says: ['\u001b[31mdist/index.js differs\u001b[39m', 'the same again'],
  },
  { title: 'opens the menu', status: 'flaky', says: ['was closed'] },
]);

/** Reports a full run in two shards; a shard without a report wrote none. */
function report(shards: readonly unknown[], answers: Answers) {
  const folder = test.info().outputPath('reports');
  for (const [index, one] of shards.entries()) {
    mkdirSync(`${folder}/report-${index + 1}`, { recursive: true });
    const file = `${folder}/report-${index + 1}/report.json`;
    if (one) writeFileSync(file, JSON.stringify(one));
  }
  const run = { count: shards.length, folder, commit, url, repository: 'owner/site' };
  return callsOfGh(answers, () => reportRun(run));
}

test('the first failure opens an issue with what differs, and the last good commit', async () => {
  const calls = await report([passed, broken], {
    'issue list': '',
    'api repos/owner/site/git/ref/tags/last-good': good,
    'issue create': 'https://example.org/issues/1',
  });
  const created = calls.find(({ args }) => args[1] === 'create');
  expect(created?.args).toContain('The full run of the tests fails');
  const body = created?.input ?? '';
  expect(body).toContain(`fails for ${commit}: https://example.org/run/1`);
  expect(body).toContain(`The last good commit is ${good}`);
  const [, differs = '', flaky = ''] = body.split('## ');
  expect(differs).toContain('building vue-library reproduces its record');
  expect(differs).toContain('\ndist/index.js differs\n');
  expect(differs).not.toContain('opens the menu');
  expect(flaky).toContain('opens the menu');
  expect(body).not.toContain('passes**');
});

test('the next failure updates that issue, and opens no other one', async () => {
  const calls = await report([broken, broken], {
    'issue list': '17',
    'issue edit 17': '',
  });
  const changing = calls.filter(
    ({ args: [kind, verb] }) => kind === 'issue' && verb !== 'list',
  );
  expect(changing.map(({ args }) => args.slice(0, 3))).toEqual([['issue', 'edit', '17']]);
  expect(changing[0]?.input).toContain('No earlier commit is known to be good.');
});

test('a shard that failed before its tests is named', async () => {
  const calls = await report([passed, undefined], {
    'issue list': '',
    'issue create': '',
  });
  const body = calls.find(({ args }) => args[1] === 'create')?.input;
  expect(body).toContain('Shard 2 failed before its tests');
});

test('a run that passes moves the tag of the last good commit and closes the issue', async () => {
  const calls = await report([passed, passed], {
    'issue list': '17',
    'api --method PATCH repos/owner/site/git/refs/tags/last-good': '',
    'issue close 17': '',
  });
  const last = calls.map(({ args }) => args.join(' '));
  expect(last).toContainEqual(expect.stringContaining(`sha=${commit} -F force=true`));
  expect(last).toContainEqual(expect.stringContaining('issue close 17'));
  expect(last).not.toContainEqual(expect.stringContaining('issue create'));
});

test('the first run that passes makes the tag', async () => {
  const calls = await report([passed, passed], {
    'issue list': '',
    'api repos/owner/site/git/refs -f ref=refs/tags/last-good': '',
  });
  expect(calls.at(-1)?.args).toContain(`sha=${commit}`);
});

test('a token that may not write the issue fails the job', async () => {
  const reported = report([broken, broken], { 'issue list': '' });
  await expect(reported).rejects.toThrow('gh issue create');
});

test('a failure outside of tests is reported, too', () => {
  const report = { ...passed, errors: [{ message: 'The server does not start.' }] };
  expect(failuresIn(report)).toMatchObject([{ says: 'The server does not start.' }]);
});
