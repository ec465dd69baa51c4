/** Whether what was built is what a build would produce now. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** What the build reads. Tests, and what is installed or kept beside them, are no input. */
const places = [
  'docs',
  'packages',
  'theme',
  'blocks.ts',
  'rspress.config.ts',
  'package-lock.json',
];
const others = /(?:^|[\\/])(?:node_modules|tests|\.cache|\.turbo)(?:[\\/]|$)/;

const stampFile = (root) => `${root}/.cache/build-stamp`;

/** Whether the site in `output` was built from the files and the environment of now. */
export function isCurrent(output, root = '.') {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp(output, inputs(root));
}

/** Remembers that the site in `output` was built from `read`, what `inputs` said before. */
export function markAsCurrent(output, read, root = '.') {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), stamp(output, read));
}

/** A digest of what a build reads now. Pages show dates of the history, so of the commit, too. */
export function inputs(root = '.') {
  const git = { cwd: root, encoding: 'utf8' };
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], git).stdout;
  const own = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
  const hash = createHash('sha256').update(JSON.stringify([commit, own.sort()]));
  for (const place of places.map((one) => `${root}/${one}`).filter(existsSync)) {
    const names = statSync(place).isFile()
      ? ['']
      : readdirSync(place, { recursive: true });
    for (const name of names.filter((one) => !others.test(one)).sort()) {
      const stats = statSync(path.join(place, name));
      if (stats.isFile())
        hash.update(`${place}/${name} ${stats.size} ${stats.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** A build without this script, or an output that was removed, leaves other pages behind. */
function stamp(output, read) {
  const home = `${output}/index.html`;
  return JSON.stringify([output, read, existsSync(home) && statSync(home).mtimeMs]);
}
