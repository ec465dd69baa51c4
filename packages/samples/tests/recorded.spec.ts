// Records match the sources, the emitted files, the documented version of the tool and the recorder.
import { expect, test } from '@playwright/test';
import { listSamples } from '../src/build/sample.ts';
import { samples } from '../src/build/samples.ts';

test('pages show sources, outputs and versions as they were built and recorded', () => {
  expect(listSamples().flatMap(samples.staleness)).toEqual([]);
});
