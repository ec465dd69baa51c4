import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../tools/setup/chromium.mjs';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

function standIn(name: string, code: number): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  return file;
}

test('the Chromium that is named is used', () => {
  const file = standIn('browser', 0);
  expect(findChromium({ CHROMIUM_PATH: file, PATH: '' })).toBe(file);
});

test('a named one that does not start is an error, even if there are others', () => {
  for (const named of [path.join(folder, 'nothing'), folder, standIn('stub', 10)])
    expect(() => findChromium({ CHROMIUM_PATH: named })).toThrow(
      `CHROMIUM_PATH is ${JSON.stringify(named)}`,
    );
});

test('the first on the PATH that starts is found, one without windows before all', () => {
  standIn('a/chromium-headless-shell', 10);
  standIn('a/chromium', 0);
  const found = standIn('b/chromium-headless-shell', 0);
  const PATH = ['a', 'b'].map((name) => path.join(folder, name)).join(path.delimiter);
  const chosen = findChromium({ CHROMIUM_PATH: '', PATH: `relative:${PATH}` });
  // Debian's own may be on this machine.
  expect([found, '/usr/bin/chromium-headless-shell']).toContain(chosen);
});
