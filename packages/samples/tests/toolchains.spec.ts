// Samples run under one exact Node.js and with packages of their own, whatever runs the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readSample } from '../src/format/sample.ts';
import { runCommand } from '../src/record/command.ts';
import { withLock } from '../src/record/lock.ts';
import { nodeMajor, nodePath, toolchainOf } from '../src/record/toolchains.ts';
import { fixtures, ownFolder } from './support.ts';

test.beforeEach(() => void mkdirSync(ownFolder(), { recursive: true }));
test.afterEach(() => rmSync(ownFolder(), { recursive: true, force: true }));

test('commands of samples run under it, and so does what they start', async () => {
  const report =
    'process.release.lts + " " + require("child_process").execSync("node -p process.version")';
  const { output } = await runCommand(['node', '-p', report], ownFolder());
  expect(output).toMatch(new RegExp(`^\\w+ v${nodeMajor}\\.`));
});

test('a sample can ask for another version', async () => {
  const { output } = await runCommand(['node', '-p', 'process.version'], ownFolder(), 22);
  expect(output).toMatch(/^v22\./);
});

test('a toolchain that does not exist is refused, with those that do', () => {
  expect(() => nodePath(3)).toThrow('There is no toolchain "node-3"');
  const manifest = { ...readSample(`${fixtures}/small`).manifest, toolchain: 'vu' };
  expect(() => toolchainOf({ manifest })).toThrow(
    /There is no toolchain "vu".*: .*\bvue\b/,
  );
});

test('an installation that was interrupted keeps nobody waiting, nor does one that failed', () => {
  const lock = test.info().outputPath('lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, `${pid}`);
  let owner = '';
  const failing = () =>
    withLock(lock, () => {
      owner = readFileSync(lock, 'utf8');
      throw new Error('npm could not install it');
    });
  expect(failing).toThrow('npm could not install it');
  expect(owner).toBe(`${process.pid}`);
  expect(existsSync(lock)).toBe(false);
});
