/** Whether what was built is what a build would produce now. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

/** What the build reads. Tests, and what is installed or kept beside them, are no input. */
const places = ['docs', 'packages', 'theme', 'rspress.config.ts', 'package-lock.json'];
const others = /(?:^|[\\/])(?:node_modules|tests|\.cache|\.turbo)(?:[\\/]|$)/;

/** Whether nothing has changed since the site in `output` was built. */
export function isCurrent(output, root = '.') {
  const stamp = `${root}/.cache/build-stamp`;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== settings(output, root))
    return false;
  const { mtimeMs: start } = statSync(stamp);
  // A folder is changed when a file in it is added or removed.
  return places
    .map((one) => `${root}/${one}`)
    .filter(existsSync)
    .flatMap((one) => [one, ...filesIn(one)])
    .every((one) => statSync(one).mtimeMs < start);
}

/** Remembers that the site in `output` was built from the files as they were at `start`. */
export function markAsCurrent(output, start, root = '.') {
  const stamp = `${root}/.cache/build-stamp`;
  mkdirSync(`${root}/.cache`, { recursive: true });
  writeFileSync(stamp, settings(output, root));
  utimesSync(stamp, start, start);
}

/** What else decides: the build, the environment, and the commit, whose date pages show. */
function settings(output, cwd) {
  const home = `${output}/index.html`;
  const built = existsSync(home) && statSync(home).mtimeMs;
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd,
    encoding: 'utf8',
  }).stdout;
  const own = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
  return JSON.stringify([output, built, commit, own.sort()]);
}

function filesIn(place) {
  if (statSync(place).isFile()) return [];
  return readdirSync(place, { recursive: true })
    .filter((name) => !others.test(name))
    .map((name) => `${place}/${name}`);
}
