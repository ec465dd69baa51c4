/** The decisions about which Chromium to use and how to get one; nothing here touches the machine. */
import path from 'node:path';

/** Chromium without windows, which the tests run in at half the time: a whole one also prepares its own interface beside each page. */
const shell = 'chromium-headless-shell';

/** Names that a Chromium goes by on a PATH, in the order in which they are tried. */
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome'];

const playwrightCli = 'node_modules/@playwright/test/cli.js';

export const noChromium = [
  'No Chromium was found and none could be installed.',
  'The browser tests need one. Install Chromium or Google Chrome, or point CHROMIUM_PATH',
  'at the executable of one: CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n');

/**
 * Lists the places where a Chromium may already be, best first: absolute paths, which need not
 * exist. `searchPath` is the value of PATH, `delimiter` what stands between its entries.
 */
export function candidates(searchPath, delimiter = path.delimiter) {
  const folders = searchPath.split(delimiter).filter((folder) => path.isAbsolute(folder));
  const onPath = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...new Set([`/usr/bin/${shell}`, '/usr/bin/chromium', ...onPath])];
}

/**
 * Says which existing Chromium to use: the one that `named` (CHROMIUM_PATH) says, else the first
 * of `places` that `works`, else `undefined`. Throws an Error when `named` does not work, since a
 * person who names a browser does not want another one.
 */
export function chooseExisting({ named, places, works }) {
  if (!named) return places.find(works);
  if (works(named)) return named;
  throw new Error(
    `CHROMIUM_PATH is ${JSON.stringify(named)}, which is not a Chromium that starts.\n` +
      'Point it at the executable itself, or unset it to have one found or installed.',
  );
}

/**
 * Says whether to try for the shell although there is a Chromium already, at `existing`: on a
 * build server that can install Debian's packages, unless a person named the one to use. On a
 * person's own machine nothing is installed beside what is there.
 */
export function wantsShell({ existing, named, ci, debian, asRoot }) {
  const light = path.basename(existing) === shell;
  return !light && !named && ci && debian && Boolean(asRoot);
}

/**
 * Says how to get a Chromium, as commands (argument arrays) to be run in order, each list one
 * attempt, to be tried until there is one. `debian` is true where apt-get carries a real Chromium;
 * `asRoot` is what goes before a command to run it as root, or `undefined` where that is impossible.
 */
export function attempts({ debian, asRoot, node }) {
  const apt = (...words) => [...(asRoot ?? []), 'apt-get', ...words];
  const playwright = (...words) => [node, playwrightCli, 'install', ...words, 'chromium'];
  const list = [];
  if (debian && asRoot) {
    // The fonts are for Latin and Chinese text; what else the browser recommends is for a desktop.
    const fonts = ['fonts-liberation', 'fonts-noto-cjk'];
    // A stale mirror, or an older Debian, may have no shell.
    for (const browser of [shell, 'chromium'])
      list.push([
        apt('update'),
        apt('install', '-y', '--no-install-recommends', browser, ...fonts),
      ]);
  }
  if (asRoot) list.push([playwright('--with-deps')]);
  list.push([playwright()]);
  return list;
}

/**
 * Says whether `osRelease`, the text of /etc/os-release, is of a system whose package `chromium`
 * is a browser. On Ubuntu it is a stub that asks for a snap, which containers do not have.
 */
export function packagesChromium(osRelease) {
  const value = (key) =>
    osRelease.match(new RegExp(`^${key}="?([^"\n]*)"?$`, 'm'))?.[1] ?? '';
  const family = `${value('ID')} ${value('ID_LIKE')}`.split(' ');
  return family.includes('debian') && !family.includes('ubuntu');
}
