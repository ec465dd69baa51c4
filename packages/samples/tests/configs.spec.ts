// What editors say about the configurations that readers copy.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import { listSamples, samplesFolder } from '../src/build/sample.ts';
import { typescript } from '../src/build/toolchains.ts';

/** Packages that are only where a toolchain is installed, or where the sample itself makes them. */
const isNotInstalled = /error TS2307:/;

/** The sample that shows what TypeScript says about a wrong configuration. */
const isWrong = 'docs/samples/configure-types/rslib.config.ts';

test('TypeScript accepts the configuration of every sample', () => {
  test.setTimeout(300_000);
  const files = listSamples()
    .map((id) => `${samplesFolder}/${id}/rslib.config.ts`)
    .filter((file) => existsSync(file));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    allowJs: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const folder = `${repository}/.cache/sample-configs`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
  // It exits with an error, since one sample is wrong on purpose.
  const { stdout } = spawnSync(
    process.execPath,
    [typescript, '-p', `${folder}/tsconfig.json`, '--pretty', 'false'],
    { cwd: repository, encoding: 'utf8' },
  );
  const errors = stdout
    .split('\n')
    .filter((line) => /^docs\/samples\/[^/]+\/rslib\.config\.ts\(/.test(line));
  const unexpected = errors.filter(
    (line) => !line.startsWith(isWrong) && !isNotInstalled.test(line),
  );
  expect(unexpected).toEqual([]);
  expect(errors, 'a wrong configuration is noticed').not.toEqual([]);
});
