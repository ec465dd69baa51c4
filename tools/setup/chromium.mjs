import { existsSync } from 'node:fs';
import { run } from '../install/process.mjs';
import {
  findBrowser,
  hasDebianBrowsers,
  installPackages,
  rootPrefix,
} from './browser.mjs';

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
export const findChromium = (env = process.env) =>
  findBrowser({ variable: 'CHROMIUM_PATH', names }, env);

/**
 * Returns the path of a Chromium, installing one if need be: Debian's where that can be done, else
 * Playwright's, which is `undefined`. Throws an Error that says what to do when nothing works.
 */
export async function ensureChromium() {
  const { CHROMIUM_PATH, CI } = process.env;
  const existing = findChromium();
  const debian = hasDebianBrowsers();
  // Only a build server gets the shell beside a Chromium that is there.
  if (existing && (CHROMIUM_PATH || !CI || !debian || existing.endsWith(shell)))
    return existing;
  if (!existing && (await playwrightHasOne())) return undefined;
  for (const browser of debian ? [shell, 'chromium'] : []) {
    installPackages(browser);
    const found = findChromium();
    if (found) return found;
  }
  const cli = 'node_modules/@playwright/test/cli.js';
  for (const words of rootPrefix() ? [['--with-deps'], []] : [[]]) {
    run([process.execPath, cli, 'install', ...words, 'chromium']);
    if (await playwrightHasOne()) return undefined;
  }
  throw new Error(
    'No Chromium was found and none could be installed. The browser tests need one.\n' +
      'Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
