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

/** What the build reads. Tests, records of installations and caches beside them are no input. */
const places = ['docs', 'packages', 'theme', 'rspress.config.ts', 'package-lock.json'];
const others = new Set(['node_modules', 'tests', '.cache', '.turbo']);

/** Whether the site in `output` was built from the files and the environment of now. */
export function isCurrent(output, inputs = inputsDigest()) {
  const file = stampFile(output);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp(output, inputs);
}

/** Remembers that the site in `output` was built from inputs with this digest. */
export function markAsCurrent(output, inputs) {
  const file = stampFile(output);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp(output, inputs));
}

/** A digest of what a build reads now. Pages show dates of the history, so of the commit, too. */
export function inputsDigest(root = '.') {
  const options = { cwd: root, encoding: 'utf8' };
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], options).stdout;
  const settings = Object.entries(process.env).filter(([name]) =>
    name.startsWith('SITE_'),
  );
  const parts = [JSON.stringify([commit, settings.sort()])];
  const there = places.map((one) => `${root}/${one}`).filter((one) => existsSync(one));
  for (const file of there.flatMap((one) => filesIn(one))) {
    const { size, mtimeMs } = statSync(file);
    parts.push(`${file}\0${size}\0${mtimeMs}`);
  }
  return digest(parts.join('\n'));
}

/** The file that says what the site in `output` was built from. */
function stampFile(output) {
  return `.cache/built/${digest(path.resolve(output)).slice(0, 16)}`;
}

/** A build without this script, or an output that was removed, leaves other pages behind. */
function stamp(output, inputs) {
  const home = `${output}/index.html`;
  return existsSync(home) ? `${inputs} ${statSync(home).mtimeMs}` : 'nothing is built';
}

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}

function filesIn(place) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !others.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(`${place}/${entry.name}`)
        : [`${place}/${entry.name}`],
    );
}
