// The package for others, as they get it: packed, installed outside of this repository and used.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from '@playwright/test';
import { publint } from 'publint';
import { buildPackage } from '../../src/build/script.ts';

const tsc = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/typescript/bin/tsc',
);

const consumer = `import { type Build, compare, readBuild, readManifest } from 'compare-builds';
const after: Build = readBuild('new');
const builds = { before: readBuild('old'), after, manifest: readManifest('new') };
const { hasLoss, lines } = compare(builds);
console.log(String(hasLoss), lines[0]);
`;

test('the packed package works outside of the repository, and publint and attw agree', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compare-package-'));
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };
  await buildPackage(`${folder}/built`);
  const packed = run('npm', 'pack', '--silent', './built');
  expect(packed.text.trim()).toBe('compare-builds-0.0.0.tgz');
  const tarball = new Uint8Array(readFileSync(`${folder}/${packed.text.trim()}`));
  const { messages } = await publint({ pack: { tarball: tarball.buffer } });
  expect(messages).toEqual([]);
  const { problems } = Object(await checkPackage(createPackageFromTarballData(tarball)));
  // It is for ES modules, which require() loads, too, in the versions of Node.js that it is for.
  expect(
    problems.filter(({ kind }: { kind: string }) => kind !== 'CJSResolvesToESM'),
  ).toEqual([]);

  mkdirSync(`${folder}/node_modules/compare-builds`, { recursive: true });
  const into = ['-C', 'node_modules/compare-builds', '--strip-components=1'];
  expect(run('tar', '-xzf', packed.text.trim(), ...into).text).toBe('');
  for (const [name, text] of Object.entries({
    'old/a.mjs': "'use client';\nexport const a = () => 1;\n",
    'new/a.mjs': 'export const a = () => 1;\n',
    'use.mts': consumer,
    'package.json': '{"exports": "./new/a.mjs"}',
  })) {
    mkdirSync(path.dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  const strict = ['--strict', '--module', 'node16', '--target', 'es2022', '--types', ''];
  expect(run(process.execPath, tsc, ...strict, 'use.mts')).toEqual({
    status: 0,
    text: '',
  });
  const said = '✗ a.mjs no longer says "use client"';
  expect(run(process.execPath, 'use.mjs').text).toBe(`true ${said}\n`);
  const script = 'node_modules/compare-builds/compare.mjs';
  expect(run(process.execPath, script, 'old', 'new').text).toContain(said);
});
