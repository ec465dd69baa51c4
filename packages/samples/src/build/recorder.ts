import { readFileSync } from 'node:fs';
import { repository } from '@site/pages/repository';
import { listFiles } from './files.ts';
import { shortHash } from './record.ts';

const own = 'packages/samples/src/build';

/** Files beside the recorder that decide what is built and reported, but not what a record says. */
const beside = new Set([
  'cli.ts',
  'collection.ts',
  'command-line.ts',
  'diff.ts',
  'kind.ts',
  'lock.ts',
  'recorder.ts',
]);

const digests = new Map<string, string>();

/**
 * The digest of the code that records, which a record holds: of the recorder of samples, and of a
 * recorder in `folder` (from the repository's root) that uses it. Comments on their own lines and
 * indentation do not count, nor do the line ends of the system.
 */
export function recorderDigest(folder = own): string {
  const known = digests.get(folder);
  if (known !== undefined) return known;
  const parts = [...new Set([own, folder])].flatMap((one) =>
    listFiles(`${repository}/${one}`, beside).map(
      (file) =>
        `\0${file}\0${codeOf(readFileSync(`${repository}/${one}/${file}`, 'utf8'))}`,
    ),
  );
  const digest = shortHash(parts);
  digests.set(folder, digest);
  return digest;
}

function codeOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => !/^(?:\/\/|\/?\*|$)/.test(line)).join('\n');
}
