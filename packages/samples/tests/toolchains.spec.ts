// Samples run under one exact Node.js and with packages of their own, whatever runs the tests.
import { mkdirSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runCommand } from '../src/build/command.ts';
import { nodeMajor, nodePath, toolchainOf } from '../src/build/toolchains.ts';
import { ownFolder } from './support.ts';

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
  const manifest = {
    purpose: '',
    purposeZh: '',
    expect: 'builds',
    toolchain: 'vu',
  } as const;
  const unknown = {
    id: 'a',
    manifest: { ...manifest, commands: [], exercises: [], variants: [] },
  };
  expect(() => toolchainOf(unknown)).toThrow(/There is no toolchain "vu".*: .*\bvue\b/);
});
