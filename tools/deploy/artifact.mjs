/**
 * Compares what is to be deployed with what was built: every file of a folder, its first argument,
 * is in an archive, the second. What packs the site may leave out files that begin with a dot, such
 * as .well-known/security.txt.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const [, , folder, archive] = process.argv;
if (!archive) throw new Error('Usage: node tools/deploy/artifact.mjs <folder> <archive>');

const packed = new Set(
  execFileSync('tar', ['-tf', archive], { encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .map((name) => path.posix.normalize(name)),
);
const built = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const missing = built.filter((file) => !packed.has(file));
if (built.length === 0) throw new Error(`${folder} is empty.`);
if (missing.length > 0) {
  console.error(
    `${missing.join('\n')}\nThese files were built and tested, but are not in the archive, so readers ` +
      'would get a 404. Look at how the step before packs the folder in .github/workflows/site.yml.',
  );
  process.exitCode = 1;
} else console.log(`The archive has all ${built.length} files.`);
