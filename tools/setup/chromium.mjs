import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run, succeeds } from './process.mjs';

/** It may run as root in a container, has no graphics card, and asks the page's hosts alone. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** Chromium without windows: the tests take half the time in it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the path of a Chromium on this machine, or `undefined`: the one that CHROMIUM_PATH names,
 * else the first on the PATH. Throws when the named one does not start.
 */
export function findChromium({ CHROMIUM_PATH: named, PATH = '' } = process.env) {
  if (named && !starts(named))
    throw new Error(
      `CHROMIUM_PATH is ${JSON.stringify(named)}, which is not a Chromium that starts.\n` +
        'Point it at the executable itself, or unset it to have one found or installed.',
    );
  const folders = ['/usr/bin', ...PATH.split(path.delimiter).filter(path.isAbsolute)];
  const places = names.flatMap((name) => folders.map((one) => path.join(one, name)));
  return named || places.find(starts);
}

/**
 * Returns the path of a Chromium, installing one if need be: Debian's where that can be done, else
 * Playwright's, which is `undefined`. Throws an Error that says what to do when nothing works.
 */
export async function ensureChromium() {
  const { CHROMIUM_PATH, CI } = process.env;
  const existing = findChromium();
  const asRoot = rootPrefix();
  const debian = asRoot && isDebian() && succeeds(['apt-get', '--version']);
  // Only a build server gets the shell beside a Chromium that is there.
  if (existing && (CHROMIUM_PATH || !CI || !debian || existing.endsWith(shell)))
    return existing;
  if (!existing && (await playwrightHasOne())) return undefined;
  for (const browser of debian ? [shell, 'chromium'] : []) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = [browser, 'fonts-liberation', 'fonts-noto-cjk'];
    run([...asRoot, 'apt-get', 'update'], { env });
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    run([...asRoot, 'apt-get', ...install], { env });
    // What counts is what is there afterwards: a stale mirror may fail and harm nothing.
    const found = findChromium();
    if (found) return found;
  }
  const cli = 'node_modules/@playwright/test/cli.js';
  for (const words of asRoot ? [['--with-deps'], []] : [[]]) {
    run([process.execPath, cli, 'install', ...words, 'chromium']);
    if (await playwrightHasOne()) return undefined;
  }
  throw new Error(
    'No Chromium was found and none could be installed. The browser tests need one.\n' +
      'Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** A stub that only asks for a snap is an executable file too, so the file is asked its version. */
function starts(file) {
  return existsSync(file) && succeeds([file, '--version']);
}

/** What goes before a command to run it as root, or `undefined` where that is impossible. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/** On Ubuntu and its children the package `chromium` is such a stub. */
function isDebian() {
  const file = '/etc/os-release';
  const ids = existsSync(file) && readFileSync(file, 'utf8').match(/^ID(_LIKE)?=.*$/gm);
  return /debian/.test(String(ids)) && !/ubuntu/.test(String(ids));
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
