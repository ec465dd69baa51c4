// The package for others, as they get it: packed, installed outside of this repository and used.
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installPacked } from '@site/test-support/packed';
import manifest from '../../npm/package.json' with { type: 'json' };
import config from '../../rslib.config.ts';

const consumer = `import { type Build, compare, readBuild, readManifest } from 'compare-builds';
const after: Build = readBuild('new');
const builds = { before: readBuild('old'), after, manifest: readManifest('new') };
const { hasLoss, lines } = compare(builds);
console.log(String(hasLoss), lines[0]);
`;

test('the packed package works outside of the repository, and publint and attw agree', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const installed = await installPacked({ ...manifest, root, config });
  installed.write({
    'old/a.mjs': "'use client';\nexport const a = () => 1;\n",
    'new/a.mjs': 'export const a = () => 1;\n',
    'use.mts': consumer,
    'package.json': '{"exports": "./new/a.mjs"}',
  });
  installed.compile('use.mts');
  const said = '✗ a.mjs no longer says "use client"';
  expect(installed.run('use.mjs')).toBe(`true ${said}\n`);
  const script = 'node_modules/compare-builds/compare.mjs';
  expect(installed.run(script, 'old', 'new')).toContain(said);
});
