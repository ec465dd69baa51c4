// A deployment knows the one before it, and tests what a change can break.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { areTexts, deployedCommit } from '../../tools/deploy/base.ts';

const commit = 'c'.repeat(40);

/** What is known about a site whose version.json is this. */
async function deployed(version: string | undefined) {
  const server = createServer(({ url }, response) => {
    const isThere =
      version !== undefined && /^\/docs\/version\.json\?\d+$/.test(url ?? '');
    response.writeHead(isThere ? 200 : 404).end(version);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return deployedCommit(`http://127.0.0.1:${port}/docs`).finally(() => server.close());
}

test('version.json of the site names the commit, and no cache answers', async () => {
  expect(await deployed(JSON.stringify({ commit }))).toBe(commit);
});

for (const [what, version, message] of [
  ['no version.json', undefined, 'answered with 404'],
  ['a page in its place', '<!doctype html>', 'not valid JSON'],
  ['a build without git', '{"commit":null}', 'names no commit'],
] as const)
  test(`with ${what}, it is not known`, async () => {
    await expect(deployed(version)).rejects.toThrow(message);
  });

for (const [what, isText, ...files] of [
  ['sentences', true, 'docs/en/guide/start/index.mdx', 'docs/zh/index.mdx'],
  ['a term of the glossary', true, 'docs/shared/glossary/terms.json'],
  ['a sentence and a sample', false, 'docs/en/index.mdx', 'docs/samples/a/src/a.ts'],
  ['a file with a similar name', false, 'docs/english.mdx'],
  ['nothing that is known', false],
] as const)
  test(`after a change of ${what}, ${isText ? 'what texts can break' : 'everything'} is tested`, () => {
    expect(areTexts(files)).toBe(isText);
  });
