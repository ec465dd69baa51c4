// Records match the sources and the emitted files.
// Samples that changed, or representative ones, are built again. By hand: npm run samples --
// --check <id>
import { expect, test } from '@playwright/test';
import { listSamples } from '../src/build/sample.ts';
import { samples } from '../src/build/samples.ts';
import { testRebuilt } from './rebuilt.ts';

test('pages show sources and outputs as they were built and recorded', () => {
  expect(listSamples().flatMap(samples.staleness)).toEqual([]);
});

testRebuilt(
  'samples',
  samples,
  (id) => [`docs/samples/${id}/`],
  (id) => [`docs/samples/${id}/dist/`, `docs/samples/${id}/recorded.json`],
);
