import { existsSync, readFileSync } from 'node:fs';
import { repository } from '@site/mdx/repository';
import { listFiles } from '../format/files.ts';
import { installedVersion } from '../format/installed.ts';
import { shortHash } from '../format/record.ts';
import { type Recorder, readRecorders, recorderFile } from '../format/recorders.ts';
import type { RecordKind } from './kind.ts';
import { replaceFile } from './replace.ts';

/** The code that records samples, and that recorders of other kinds use; from the repository's root. */
export const ownCode = 'packages/samples/src/record';

/** What records are: their types, and how they are measured. */
const format = 'packages/samples/src/format';

/** Files beside the recorder that decide what is built and reported, but not what a record says. */
const beside = new Set([
  'cli.ts',
  'collection.ts',
  'command-line.ts',
  'compile.ts',
  'diff.ts',
  'kind.ts',
  'lock.ts',
  'recorder.ts',
  'recorders.ts',
  'replace.ts',
]);

/** What decides about all records of a kind. */
export type Recording = Pick<RecordKind, 'command' | 'code' | 'names' | 'file'>;

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
  const parts = [...new Set([format, ownCode, folder])].flatMap((one) =>
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
