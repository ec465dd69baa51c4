// Samples that are built with packages of their own: which folder they find them in.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { repository } from '@site/pages/repository';
import {
  listToolchains,
  toolchainAround,
  toolchainOf,
  toolchainsFolder,
} from '../src/build/toolchains.ts';

const manifest = {
  purpose: 'One.',
  purposeZh: '一。',
  expect: 'builds',
  commands: [],
  exercises: [],
} as const;

test('a sample without a toolchain is built with the repository', () => {
  expect(toolchainOf({ id: 'a', manifest })).toBe(repository);
});

test('a sample with one is built with it', () => {
  const [name = ''] = listToolchains();
  const home = toolchainOf({ id: 'a', manifest: { ...manifest, toolchain: name } });
  expect(home).toBe(`${toolchainsFolder}/${name}`);
});

test('a toolchain that does not exist is refused, with those that do', () => {
  const unknown = { id: 'a', manifest: { ...manifest, toolchain: 'vu' } };
  expect(() => toolchainOf(unknown)).toThrow(
    /There is no toolchain "vu".*Use one of: .*\bvue\b/,
  );
});

test('the folder that a program runs in tells its toolchain', () => {
  expect(toolchainAround(`${repository}/.cache/samples/run/a`)).toBe(repository);
  expect(toolchainAround(`${toolchainsFolder}/vue/.cache/one/a`)).toBe(
    `${toolchainsFolder}/vue`,
  );
});

test('so does a link to its packages in a folder elsewhere', () => {
  const elsewhere = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'home-')));
  try {
    const packages = `${toolchainsFolder}/vue/node_modules`;
    mkdirSync(`${elsewhere}/a`);
    symlinkSync(packages, `${elsewhere}/node_modules`, 'dir');
    expect(toolchainAround(`${elsewhere}/a`)).toBe(`${toolchainsFolder}/vue`);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
