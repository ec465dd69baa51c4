import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../tools/setup/chromium.mjs';
import { findFirefox } from '../../tools/setup/firefox.mjs';

function standIn(name: string, code: number): string {
  const file = test.info().outputPath(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  return file;
}

for (const { variable, find } of [
  { variable: 'CHROMIUM_PATH', find: findChromium },
  { variable: 'FIREFOX_PATH', find: findFirefox },
])
  test(`the browser in ${variable} is used, and one that does not start is an error`, () => {
    const file = standIn('browser', 0);
    expect(find({ [variable]: file, PATH: '' })).toBe(file);
    for (const named of [`${file}-not`, path.dirname(file), standIn('stub', 10)])
      expect(() => find({ [variable]: named })).toThrow(
        `${variable} is ${JSON.stringify(named)}`,
      );
  });

test('the first on the PATH that starts is found, one without windows before all', () => {
  standIn('a/chromium-headless-shell', 10);
  standIn('a/chromium', 0);
  const found = standIn('b/chromium-headless-shell', 0);
  const folders = ['a', 'b'].map((name) => test.info().outputPath(name));
  const chosen = findChromium({
    CHROMIUM_PATH: '',
    PATH: ['relative', ...folders].join(':'),
  });
  // Debian's own may be on this machine.
  expect([found, '/usr/bin/chromium-headless-shell']).toContain(chosen);
});
