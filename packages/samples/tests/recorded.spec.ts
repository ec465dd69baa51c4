// What is recorded fits the sources that pages show, the tool that is documented, and the files that came out.
import { expect, test } from '@playwright/test';
import {
  inputHashes,
  outputHash,
  readRecord,
  recordedFiles,
} from '../src/build/record.ts';
import { rslibVersion } from '../src/build/run.ts';
import { listSamples, samplesFolder } from '../src/build/sample.ts';

/** The samples of which something that is recorded is not `now`. */
function stale(
  what: 'inputs' | 'output' | 'rslib',
  now: (folder: string) => unknown,
): string[] {
  return listSamples().filter((id) => {
    const folder = `${samplesFolder}/${id}`;
    return JSON.stringify(readRecord(folder)?.[what]) !== JSON.stringify(now(folder));
  });
}

const todo = 'run "npm run samples" with these names and look at the diff';

test('the sources that pages show are the ones that were built', () => {
  expect(stale('inputs', inputHashes), todo).toEqual([]);
});

test('the outputs that pages show are the ones that came out', () => {
  const output = (folder: string) => {
    const files = [...recordedFiles(folder)].filter(([file]) => file !== 'recorded.json');
    return outputHash(new Map(files));
  };
  expect(stale('output', output), todo).toEqual([]);
});

test('all were built with the Rslib that is documented', () => {
  expect(stale('rslib', rslibVersion), todo).toEqual([]);
});
