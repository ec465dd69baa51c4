/**
 * Finds the Chromium that the browser tests run in, or gets one.
 * What is on the machine wins over what must be fetched; what a person names wins over both.
 */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  attempts,
  candidates,
  chooseExisting,
  noChromium,
  packagesChromium,
  wantsShell,
} from './chromium-choice.mjs';
import { run, succeeds } from './process.mjs';

/** What every Chromium is started with: it may run as root in a container, has no graphics card, and asks nobody but the page's own hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/**
 * Returns the path of a Chromium that is already on this machine, or `undefined`: the named one,
 * then those of `candidates`. Playwright's own is not among them; Playwright finds it by itself.
 * Throws when CHROMIUM_PATH names something that does not start.
 */
export function findChromium(env = process.env) {
  const places = candidates(env.PATH ?? '');
  return chooseExisting({ named: env.CHROMIUM_PATH, places, works: starts });
}

/**
 * Makes sure that there is a Chromium, installing one if need be, and returns its path, or
 * `undefined` for Playwright's own. Throws an Error that says what to do when nothing works.
 */
export async function ensureChromium(env = process.env) {
  const existing = findChromium(env);
  const debian = succeeds(['apt-get', '--version']) && packagesChromium(osRelease());
  const machine = { debian, asRoot: rootPrefix(), node: process.execPath };
  const list = attempts(machine);
  if (existing) {
    const named = env.CHROMIUM_PATH;
    if (!wantsShell({ existing, named, ci: Boolean(env.CI), ...machine }))
      return existing;
    return attempt(list[0], env) ?? existing;
  }
  if (await playwrightHasOne()) return undefined;
  for (const commands of list) {
    const found = attempt(commands, env);
    if (found || (await playwrightHasOne())) return found;
  }
  throw new Error(noChromium);
}

/** Runs one list of commands and says which Chromium there is then. What counts is what is there afterwards: a stale mirror makes `update` fail and harms nothing. */
function attempt(commands, env) {
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of commands) run(command, quiet);
  return findChromium(env);
}

/** A stub that only asks for a snap is an executable file too, so the file is asked its version. */
function starts(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile() && succeeds([file, '--version']);
  } catch {
    return false;
  }
}

function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined;
}

function osRelease() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}

async function playwrightHasOne() {
  const entry = pathToFileURL(path.resolve('node_modules/@playwright/test/index.mjs'));
  const { chromium } = await import(entry.href);
  return existsSync(chromium.executablePath());
}
