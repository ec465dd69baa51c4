// A deployment knows the one before it: from the site itself, or from GitHub.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { deployedCommit } from '../../tools/deploy/deployed.ts';
import { type Answers, callsOfGh } from './fake-gh.ts';

const commit = 'c'.repeat(40);

/** What is known about the deployed commit of a site whose version.json is this. */
async function deployed(version: string | undefined, answers: Answers = {}) {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(version === undefined ? 404 : 200).end(version);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const printed: string[] = [];
  let found: string | undefined;
  const calls = await callsOfGh(answers, async () => {
    const url = `http://127.0.0.1:${port}/docs`;
    found = await deployedCommit(url, (line) => printed.push(line));
  });
  server.close();
  return { asked, calls, printed: printed.join('\n'), found };
}

test('version.json of the site names the commit, and no cache answers', async () => {
  const { asked, calls, found } = await deployed(JSON.stringify({ commit }));
  expect(found).toBe(commit);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/docs\/version\.json\?\d+$/);
  expect(calls).toEqual([]);
});

for (const [what, version] of [
  ['no version.json', undefined],
  ['a page in its place', '<!doctype html>'],
  ['a build without git', '{"commit":null}'],
] as const)
  test(`with ${what}, it is the newest deployment that succeeded`, async () => {
    const { printed, found } = await deployed(version, {
      'api repos/owner/site/deployments?': `2 ${'d'.repeat(40)}\n1 ${commit}`,
      'api repos/owner/site/deployments/2/statuses': 'failure\nin_progress',
      'api repos/owner/site/deployments/1/statuses': 'inactive\nsuccess',
    });
    expect(printed).toContain('does not say what it was built from');
    expect(found).toBe(commit);
  });

test('where nothing is known, nothing is named', async () => {
  const { printed, found } = await deployed(undefined);
  expect(printed).toContain('No deployment is known.');
  expect(found).toBeUndefined();
});
