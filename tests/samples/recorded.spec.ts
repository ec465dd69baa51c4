// No byte of what is recorded can change unnoticed, and what is recorded fits the sources that pages show.
import { expect, test } from '@playwright/test';
import { differences } from '../../tools/samples/differences.ts';
import { inputHashes } from '../../tools/samples/inputs.ts';
import { listSamples } from '../../tools/samples/manifest.ts';
import { samplesFolder } from '../../tools/samples/places.ts';
import { readRecord, recordedFiles } from '../../tools/samples/record.ts';

test('one byte of any recorded file is told, with its path', () => {
  const unnoticed: string[] = [];
  let count = 0;
  for (const id of listSamples()) {
    const files = recordedFiles(`${samplesFolder}/${id}`);
    for (const [path, content] of files) {
      if (content.length === 0) continue;
      const changed = Buffer.from(content);
      const at = count++ % content.length;
      changed[at] = (content[at] ?? 0) ^ 1;
      const [said, ...others] = differences(new Map([...files, [path, changed]]), files);
      const isTold = said?.startsWith(`${path} differs from what is recorded`);
      if (!isTold || others.length > 0) unnoticed.push(`${id}/${path}`);
    }
  }
  expect(count).toBeGreaterThan(listSamples().length);
  expect(unnoticed).toEqual([]);
});

test('the sources that pages show are the ones that were built', () => {
  const stale = listSamples().filter((id) => {
    const folder = `${samplesFolder}/${id}`;
    const recorded = JSON.stringify(readRecord(folder)?.inputs);
    return recorded !== JSON.stringify(inputHashes(folder));
  });
  expect(stale, 'run "npm run samples" and look at the diff').toEqual([]);
});
