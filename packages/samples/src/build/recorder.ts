import { existsSync, readFileSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { repository } from '@site/pages/repository';
import { listFiles } from './files.ts';
import type { Kind } from './kind.ts';
import { replaceFile, shortHash } from './record.ts';
import { installedVersion } from './run.ts';

/** The code that records samples, and that recorders of other kinds use; from the repository's root. */
export const ownCode = 'packages/samples/src/build';

/** The file that says what all records were last verified with, from the repository's root. */
export const recorderFile = 'docs/samples/recorder.json';

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

/** What the records of a kind were made with, or verified to be the same with. */
export interface Recorder {
  readonly rslib: string;
  readonly typescript: string;
  /** The digest of the code that records. */
  readonly code: string;
  /** The digest of all records of the kind as they were then. */
  readonly records: string;
}

/** What decides about all records of a kind. */
export type Recording = Pick<Kind, 'command' | 'code' | 'names' | 'file'>;

/** What `recorder.json` has, by the commands of the kinds. */
export function readRecorders(): Readonly<Record<string, Recorder>> {
  const file = `${repository}/${recorderFile}`;
  return existsSync(file) ? readJson(file, {}) : {};
}

/** What a run that builds everything of a kind now would write. */
export function recorderNow(kind: Recording): Recorder {
  return {
    rslib: installedVersion('@rslib/core'),
    typescript: installedVersion('typescript'),
    code: codeDigest(kind.code),
    records: recordsDigest(kind),
  };
}

/**
 * Writes into `recorder.json` that all records of a kind were just made or found to be the same.
 * Returns the path of the file in a list if it changed.
 */
export function writeRecorder(kind: Recording): string[] {
  const all = { ...readRecorders(), [kind.command]: recorderNow(kind) };
  const sorted = Object.fromEntries(Object.entries(all).sort());
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  return replaceFile(`${repository}/${recorderFile}`, text);
}

function recordsDigest({ names, file }: Recording): string {
  const recorded = names().filter((name) => existsSync(file(name)));
  return shortHash(recorded.flatMap((name) => [`\0${name}\0`, readFileSync(file(name))]));
}

/**
 * The digest of the recorder of samples, and of a recorder in `folder` that uses it. Comments on
 * their own lines and indentation do not count, nor do the line ends of the system.
 */
function codeDigest(folder: string): string {
  const parts = [...new Set([ownCode, folder])].flatMap((one) =>
    listFiles(`${repository}/${one}`, beside).map(
      (file) =>
        `\0${file}\0${codeOf(readFileSync(`${repository}/${one}/${file}`, 'utf8'))}`,
    ),
  );
  return shortHash(parts);
}

function codeOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => !/^(?:\/\/|\/?\*|$)/.test(line)).join('\n');
}
