import { readFileSync, writeFileSync } from 'node:fs';
import { patchLines } from '@site/samples/build/diff';
import { listFiles, readFiles } from '@site/samples/build/files';
import { filesHash } from '@site/samples/build/record';
import { recorderDigest } from '@site/samples/build/recorder';
import { installedVersion } from '@site/samples/build/run';
import { toolchainsFolder } from '@site/samples/build/toolchains';
import { type Library, librariesFolder } from './library.ts';
import type { Recorded } from './recorded.ts';

/** The digest of what a library is built from: its folder, without the record, and the versions. */
export function inputsDigest({ folder }: Pick<Library, 'folder'>): string {
  const lock = readFileSync(`${toolchainsFolder}/libraries/package-lock.json`, 'utf8');
  const files = listFiles(folder).filter((file) => file !== 'recorded.json');
  return filesHash(readFiles(folder, files), [lock]);
}

/** The digest of the code that builds and judges libraries. */
export function corpusRecorder(): string {
  return recorderDigest('packages/corpus/src/build');
}

/** The record of a library. Throws if there is none. */
export function readRecord(id: string): Recorded {
  return JSON.parse(readFileSync(`${librariesFolder}/${id}/recorded.json`, 'utf8'));
}

/** Writes the record of a library. */
export function writeRecord(id: string, recorded: Recorded): void {
  writeFileSync(`${librariesFolder}/${id}/recorded.json`, jsonOf(recorded));
}

/** Why the record of a library does not belong to what is in its folder now; empty if it does. */
export function staleness(library: Library): string[] {
  const todo = `Run "npm run corpus -- ${library.id}" and look at the diff.`;
  let recorded: Recorded;
  try {
    recorded = readRecord(library.id);
  } catch {
    return [
      `${library.id} has no record, so nothing says what it was compared with. ${todo}`,
    ];
  }
  const now = {
    rslib: installedVersion('@rslib/core'),
    recorder: corpusRecorder(),
    inputs: inputsDigest(library),
  };
  return (['rslib', 'recorder', 'inputs'] as const)
    .filter((key) => recorded[key] !== now[key])
    .map(
      (key) =>
        `${library.id} was recorded with ${key} ${recorded[key]}, not ${now[key]}, so its ` +
        `figures are of another build. ${todo}`,
    );
}

/** The lines in which an outcome differs from the record. */
export function differences(id: string, now: Recorded): string[] {
  return patchLines(jsonOf(readRecord(id)).split('\n'), jsonOf(now).split('\n'));
}

function jsonOf(recorded: Recorded): string {
  return `${JSON.stringify(recorded, null, 1)}\n`;
}
