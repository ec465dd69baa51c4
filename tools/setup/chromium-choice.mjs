/** The decisions about which Chromium to use and how to get one; nothing here touches the machine. */
import path from 'node:path';

/** Names that a Chromium goes by on a PATH, in the order in which they are tried. */
const names = ['chromium', 'chromium-browser', 'google-chrome'];

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
  return [...new Set(['/usr/bin/chromium', ...onPath])];
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
    const packages = ['chromium', 'fonts-liberation', 'fonts-noto-cjk'];
    list.push([
      apt('update'),
      apt('install', '-y', '--no-install-recommends', ...packages),
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
