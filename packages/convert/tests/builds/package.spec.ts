// The package for others, as they get it: packed, installed outside of this repository and used.
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installPacked } from '@site/test-support/packed';
import manifest from '../../npm/package.json' with { type: 'json' };
import config from '../../rslib.config.ts';

const consumer = `import { type Answer, convert, type Input, warnings } from 'convert-to-rslib';
const input: Input = {
  config: "export default { entry: 'src/index.ts', format: 'esm', minify: process.env.CI }",
  manifest: '{ "name": "a", "devDependencies": { "tsup": "^8.0.0" } }',
  tsconfig: '',
};
const answer: Answer = convert(input);
if (!answer.ok) throw new Error(answer.problems[0]?.key);
const { files, notes, changes } = answer.conversion;
console.log(files.map(({ name }) => name).join(), changes[0]?.path);
for (const { key, places } of notes) console.log(String(places[0]?.line), warnings[key]?.en);
`;

test('the packed package works outside of the repository, and publint and attw agree', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const installed = await installPacked({ ...manifest, root, config });
  installed.write({ 'use.mts': consumer });
  installed.compile('use.mts');
  expect(installed.run('use.mjs').split('\n')).toEqual([
    'rslib.config.ts,package.json devDependencies.tsup',
    expect.stringMatching(/^1 This value is known only at build time/),
    '',
  ]);
});
