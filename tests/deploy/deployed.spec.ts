// A deployment knows the one before it: from the site itself, or from GitHub.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { type Answers, runWithGh } from './fake-gh.ts';

const commit = 'c'.repeat(40);

/** What is printed about the deployed commit of a site whose version.json is this. */
async function deployed(version: string | undefined, answers: Answers = {}) {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(version === undefined ? 404 : 200).end(version);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const url = `http://127.0.0.1:${port}/docs`;
  try {
    const { output, calls } = await runWithGh(
      'tests/deploy/print-deployed.ts',
      [url],
      answers,
    );
    return { asked, calls, output, last: output.trim().split('\n').at(-1) };
  } finally {
    server.close();
  }
}

test('version.json of the site names the commit, and no cache answers', async () => {
  const { asked, calls, last } = await deployed(JSON.stringify({ commit }));
  expect(last).toBe(commit);
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
    const { output, last } = await deployed(version, {
      'api repos/owner/site/deployments?': `2 ${'d'.repeat(40)}\n1 ${commit}`,
      'api repos/owner/site/deployments/2/statuses': 'failure\nin_progress',
      'api repos/owner/site/deployments/1/statuses': 'inactive\nsuccess',
    });
    expect(output).toContain('does not say what it was built from');
    expect(last).toBe(commit);
  });

test('where nothing is known, nothing is named', async () => {
  const { output, last } = await deployed(undefined);
  expect(output).toContain('No deployment is known.');
  expect(last).toBe('undefined');
});
