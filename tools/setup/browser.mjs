import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run, succeeds } from '../install/process.mjs';

/**
 * Returns the path of a browser on this machine, or `undefined`: the one that the environment variable
 * `variable` names, else the first of `names` on the PATH. Throws when the named one does not start.
 *
 * @param {{ variable: string, names: readonly string[] }} browser
 * @returns {string | undefined}
 */
export function findBrowser({ variable, names }, env = process.env) {
  const named = env[variable];
  if (named && !starts(named))
    throw new Error(
      `${variable} is ${JSON.stringify(named)}, which is not a browser that starts.\n` +
        'Point it at the executable itself, or unset it to have one found or installed.',
    );
  const onPath = (env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  const places = names.flatMap((name) =>
    ['/usr/bin', ...onPath].map((folder) => path.join(folder, name)),
  );
  return named || places.find(starts);
}

/** A stub that only asks for a snap is an executable file too, so the file is asked its version. */
function starts(file) {
  return existsSync(file) && succeeds([file, '--version']);
}

/** What goes before a command to run it as root, or `undefined` where that is impossible. */
export function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/** Whether `installPackages` can install a browser here. On Ubuntu and its children it is a stub. */
export function hasDebianBrowsers() {
  const file = '/etc/os-release';
  const ids = existsSync(file) && readFileSync(file, 'utf8').match(/^ID(_LIKE)?=.*$/gm);
  const isDebian = /debian/.test(String(ids)) && !/ubuntu/.test(String(ids));
  return isDebian && rootPrefix() !== undefined && succeeds(['apt-get', '--version']);
}

/**
 * Installs packages of Debian, and fonts for both languages. What counts is what is there afterwards:
 * a stale mirror may fail and harm nothing.
 */
export function installPackages(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = [...names, 'fonts-liberation', 'fonts-noto-cjk'];
  const asRoot = rootPrefix() ?? [];
  run([...asRoot, 'apt-get', 'update'], { env });
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  run([...asRoot, 'apt-get', ...install], { env });
}
