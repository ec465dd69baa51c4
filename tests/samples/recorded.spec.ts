// What is recorded fits the sources that pages show.
import { expect, test } from '@playwright/test';
import { inputHashes } from '../../tools/samples/inputs.ts';
import { listSamples } from '../../tools/samples/manifest.ts';
import { samplesFolder } from '../../tools/samples/places.ts';
import { readRecord } from '../../tools/samples/record.ts';

test('the sources that pages show are the ones that were built', () => {
  const stale = listSamples().filter((id) => {
    const folder = `${samplesFolder}/${id}`;
    const recorded = JSON.stringify(readRecord(folder)?.inputs);
    return recorded !== JSON.stringify(inputHashes(folder));
  });
  expect(stale, 'run "npm run samples" and look at the diff').toEqual([]);
});
