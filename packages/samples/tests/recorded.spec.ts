// Records match the sources, the emitted files, the documented version of the tool and the recorder.
import { expect, test } from '@playwright/test';
import {
  filesHash,
  inputHashes,
  readRecord,
  recordedFiles,
} from '../src/build/record.ts';
import { recorderDigest } from '../src/build/recorder.ts';
import { installedVersion } from '../src/build/run.ts';
import { listSamples, samplesFolder } from '../src/build/sample.ts';

/** The samples whose record differs from `now`. */
function stale(
  what: 'inputs' | 'output' | 'recorder' | 'rslib',
  now: (folder: string) => unknown,
): string[] {
  return listSamples().filter((id) => {
    const folder = `${samplesFolder}/${id}`;
    return JSON.stringify(readRecord(folder)?.[what]) !== JSON.stringify(now(folder));
  });
}

const todo = 'run "npm run samples" with these names and look at the diff';

test('the sources on pages are the ones that were built', () => {
  expect(stale('inputs', inputHashes), todo).toEqual([]);
});

test('the outputs on pages are the ones that the build emitted', () => {
  const output = (folder: string) => {
    const files = [...recordedFiles(folder)].filter(([file]) => file !== 'recorded.json');
    return filesHash(new Map(files));
  };
  expect(stale('output', output), todo).toEqual([]);
});

test('all samples were recorded as the code records now', () => {
  expect(
    stale('recorder', () => recorderDigest()),
    todo,
  ).toEqual([]);
});

test('all samples were built with the documented version of Rslib', () => {
  const version = installedVersion('@rslib/core');
  expect(
    stale('rslib', () => version),
    todo,
  ).toEqual([]);
});
