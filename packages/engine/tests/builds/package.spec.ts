// The package for others, as they get it: packed, installed outside of this repository and used.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveWithHeaders } from '@site/serve';
import { installPacked } from '@site/test-support/packed';
import manifest from '../../npm/package.json' with { type: 'json' };
import config from '../../rslib.config.ts';
import { isolation, workerPolicy } from '../../src/format/isolation.ts';

const consumer = `import { type BuildResult, Engine, isolation, workerPolicy } from 'rslib-in-browser';
export const build = async (): Promise<BuildResult> => {
  const engine = new Engine('/engine/', ({ kind }) => console.log(kind));
  return engine.build({ 'src/index.ts': '' }, { commands: [['rslib', '--dts']] });
};
console.log(JSON.stringify({ ...isolation, workerPolicy }));
`;

/** What a fence of the README holds. */
function fenced(readme: string, language: string): string {
  const [, text] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  return text ?? '';
}

test('the packed package builds in a browser as its README says, and publint and attw agree', async ({
  page,
}) => {
  const root = path.resolve(import.meta.dirname, '../..');
  const installed = await installPacked({ ...manifest, root, config: await config() });
  installed.write({ 'use.mts': consumer });
  installed.compile('use.mts');
  const sent = JSON.parse(installed.run('use.mjs'));
  expect(sent).toEqual({ ...isolation, workerPolicy });

  const readme = readFileSync(`${installed.folder}/README.md`, 'utf8');
  const headers = fenced(readme, 'text');
  for (const value of Object.values<string>(sent)) expect(headers).toContain(value);
  const licenses = readFileSync(`${installed.folder}/engine/licenses.txt`, 'utf8');
  // What is bundled, copied into another package, held as text, and the compiler itself.
  for (const name of ['@rslib/core', 'css-loader', '@types/react', '@rspack/binding'])
    expect(licenses).toMatch(new RegExp(`^${name}.* .*MIT$`, 'm'));
  writeFileSync(`${installed.folder}/_headers`, headers);
  writeFileSync(`${installed.folder}/index.html`, fenced(readme, 'html'));
  const host = await serveWithHeaders(installed.folder);
  await page.goto(host.origin);
  const printed = page.locator('pre');
  await expect(printed).toContainText('build started...', { timeout: 600_000 });
  await expect(printed).toContainText('dist/index.js\nconst answer = 42;');
  await expect(printed).toContainText(
    'dist/index.d.ts\nexport declare const answer = 42;',
  );
  await page.close();
  await host.close();
});
