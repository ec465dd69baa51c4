// Which changed files invalidate the build cache, as /config/rsbuild/ says. The cache ignores
// `--syntax`, so a second build obeys it only if the cache was invalidated.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runCommand } from '@site/samples/build/command';
import { emptyFolder } from '@site/samples/build/scratch';
import { writeFiles } from '@site/test-files';

const files = {
  'package.json': '{ "name": "demo", "version": "1.0.0", "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
  '.browserslistrc': 'chrome 90',
  '.env': 'PUBLIC_A=1',
  'part.mjs': 'export default {};',
  'rslib.config.mjs': "import part from './part.mjs';\nexport default { ...part };",
  'src/index.ts': 'export const f = (a) => a?.b;',
};

async function invalidatesCache(changed?: string, text?: string): Promise<boolean> {
  const folder = writeFiles(files, emptyFolder('build-cache', test.info().testId));
  const first = await runCommand(['rslib'], folder);
  expect(first.exitCode, first.output).toBe(0);
  if (changed) writeFiles({ [changed]: text ?? '' }, folder);
  const second = await runCommand(['rslib', '--syntax', 'es5'], folder);
  expect(second.exitCode, second.output).toBe(0);
  return !readFileSync(`${folder}/dist/index.js`, 'utf8').includes('?.');
}

for (const [name, text] of [
  ['rslib.config.mjs', `${files['rslib.config.mjs']} // new`],
  ['part.mjs', 'export default { output: {} };'],
  ['package.json', files['package.json'].replace('1.0.0', '1.0.1')],
  ['tsconfig.json', '{ "compilerOptions": { "strict": false } }'],
  ['.browserslistrc', 'chrome 91'],
]) {
  test(`a changed ${name} invalidates the cache`, async () => {
    expect(await invalidatesCache(name, text)).toBe(true);
  });
}

test('a flag or an .env file does not invalidate the cache', async () => {
  expect(await invalidatesCache()).toBe(false);
  expect(await invalidatesCache('.env', 'PUBLIC_A=2')).toBe(false);
});
