// Samples are built by the playground as the command line has built them.
import { everything, hasChanged } from '@site/test-support/selection';
import causes from '../src/format/causes.json' with { type: 'json' };
import conformance from '../src/format/conformance.json' with { type: 'json' };
import { readCandidates } from '../src/format/samples.ts';
import { tryOn } from '../src/record/conformance.ts';
import { expect, test } from './engine.ts';

// A full run has dozens, for several machines.
test.describe.configure({ mode: 'parallel' });

/**
 * Built by each run, because they cover most: formats, bundled and not, declarations, an environment,
 * styles, assets, errors.
 */
const few = (
  'css-library dts-bundle dts-isolated dts-true env-secret format-bundleless format-cjs format-esm format-umd ' +
  'format-iife-exports output-assets output-css-modules output-source-map react-library'
).split(' ');

const { candidates, impossible } = readCandidates();
const equal = new Set(conformance.equal);
const tried = candidates.filter(({ id }) => equal.has(id));
const selected = everything
  ? tried
  : tried.filter(({ id }) => few.includes(id) || hasChanged([`docs/samples/${id}/`]));

/** As many as one page builds. */
const size = 20;

test('every sample is on record: equal, different or not possible', () => {
  const recorded = [...conformance.equal, ...Object.keys(conformance.different)].sort();
  expect(recorded).toEqual(candidates.map(({ id }) => id).sort());
  expect(conformance.impossible).toEqual(impossible);
  const explained = Object.values(causes).flat().sort();
  expect(explained).toEqual(Object.keys(conformance.different).sort());
  // As much as the page promises.
  expect(conformance.equal.length / recorded.length).toBeGreaterThan(0.85);
});

for (let from = 0; from < selected.length; from += size) {
  const group = selected.slice(from, from + size);
  test(`the playground builds as recorded: ${group[0]?.id} to ${group.at(-1)?.id}`, async ({
    engine,
  }) => {
    for (const sample of group)
      expect.soft(await tryOn(engine, sample), sample.id).toBeUndefined();
  });
}
