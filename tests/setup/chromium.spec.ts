import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../tools/setup/chromium.mjs';
import {
  attempts,
  candidates,
  chooseExisting,
  noChromium,
  packagesChromium,
  wantsShell,
} from '../../tools/setup/chromium-choice.mjs';

const only = (working: string) => (file: string) => file === working;

test('a named Chromium wins over those that are there', () => {
  const places = ['/usr/bin/chromium'];
  const chosen = chooseExisting({ named: '/opt/mine', places, works: () => true });
  expect(chosen).toBe('/opt/mine');
});

test('a named one that does not start is an error, even if others do', () => {
  const places = ['/usr/bin/chromium'];
  const choose = () =>
    chooseExisting({ named: '/opt/mine', places, works: only('/usr/bin/chromium') });
  expect(choose).toThrow('CHROMIUM_PATH is "/opt/mine"');
});

test('an empty name counts as none', () => {
  const found = chooseExisting({ named: '', places: ['/a'], works: only('/a') });
  expect(found).toBe('/a');
});

test('the first place that works is taken, and there may be none', () => {
  const places = ['/a', '/b', '/c'];
  expect(chooseExisting({ named: undefined, places, works: (file) => file > '/a' })).toBe(
    '/b',
  );
  expect(
    chooseExisting({ named: undefined, places, works: () => false }),
  ).toBeUndefined();
});

test("Debian's places come first, then each name in each folder of PATH", () => {
  expect(candidates('/x:relative::/y:/usr/bin', ':')).toEqual([
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/x/chromium-headless-shell',
    '/y/chromium-headless-shell',
    '/x/chromium',
    '/y/chromium',
    '/x/chromium-browser',
    '/y/chromium-browser',
    '/usr/bin/chromium-browser',
    '/x/google-chrome',
    '/y/google-chrome',
    '/usr/bin/google-chrome',
  ]);
});

const commandLines = (machine: Partial<Parameters<typeof attempts>[0]>) =>
  attempts({ debian: false, asRoot: undefined, node: 'node', ...machine }).map(
    (commands) => commands.map((command) => command.join(' ')),
  );

const own = 'node node_modules/@playwright/test/cli.js install chromium';
const withLibraries =
  'node node_modules/@playwright/test/cli.js install --with-deps chromium';

test("on Debian as root, Debian's are tried first, the shell before the whole, with fonts for Latin and Chinese", () => {
  const [shell, whole, ...rest] = commandLines({ debian: true, asRoot: [] });
  for (const [lines, browser] of [
    [shell, 'chromium-headless-shell'],
    [whole, 'chromium'],
  ] as const) {
    expect(lines?.[0]).toBe('apt-get update');
    expect(lines?.[1]).toBe(
      `apt-get install -y --no-install-recommends ${browser} fonts-liberation fonts-noto-cjk`,
    );
  }
  expect(rest).toEqual([[withLibraries], [own]]);
});

test('a build server gets the shell beside a whole Chromium, and nobody else does', () => {
  const server = {
    existing: '/usr/bin/chromium',
    named: undefined,
    ci: true,
    debian: true,
    asRoot: [],
  };
  expect(wantsShell(server)).toBe(true);
  for (const other of [
    { existing: '/usr/bin/chromium-headless-shell' },
    { named: '/usr/bin/chromium' },
    { ci: false },
    { debian: false },
    { asRoot: undefined },
  ])
    expect(wantsShell({ ...server, ...other })).toBe(false);
});

test('with sudo, apt-get runs through it', () => {
  const [first] = commandLines({ debian: true, asRoot: ['sudo', '-n'] });
  expect(first?.every((line) => line.startsWith('sudo -n apt-get '))).toBe(true);
});

test("where nothing can run as root, Playwright's own is fetched without libraries", () => {
  expect(commandLines({ debian: true })).toEqual([[own]]);
});

test("on other systems Playwright's own is fetched, with libraries where possible", () => {
  expect(commandLines({ asRoot: [] })).toEqual([[withLibraries], [own]]);
});

for (const [system, text, expected] of [
  ['Debian', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n', true],
  ['a child of Debian', 'ID=raspbian\nID_LIKE=debian\n', true],
  ['Ubuntu', 'ID=ubuntu\nID_LIKE=debian\n', false],
  ['a child of Ubuntu', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', false],
  ['Alpine', 'ID=alpine\n', false],
  ['an unknown system', '', false],
] as const) {
  test(`${system} ${expected ? 'has' : 'does not have'} Chromium as a package`, () => {
    expect(packagesChromium(text)).toBe(expected);
  });
}

test('the last word says what a person can do', () => {
  expect(noChromium).toContain('CHROMIUM_PATH=');
});

test.describe('on the machine itself', () => {
  test.skip(process.platform === 'win32', 'the stand-ins are shell scripts');
  let folder = '';
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  const standIn = (name: string, code: number) => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    return file;
  };

  test('a named file that starts is found', () => {
    const file = standIn('browser', 0);
    expect(findChromium({ CHROMIUM_PATH: file, PATH: '' })).toBe(file);
  });

  test('no file, a folder, and one that does not start are refused', () => {
    for (const named of [path.join(folder, 'nothing'), folder, standIn('stub', 10)]) {
      expect(() => findChromium({ CHROMIUM_PATH: named, PATH: '' })).toThrow(
        'CHROMIUM_PATH',
      );
    }
  });
});
