// Some states are built as a reader would build them, and must come out as they are shown, byte for byte. Which ones is
// another draw with every commit; `npm run explorer -- --whole` builds all.
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '@site/samples/build/scratch';
import { keyOf, parseKey } from '../src/browser/data/key.ts';
import { inputs } from '../src/browser/data/toggles.ts';
import { compareState } from '../src/record/compare-whole.ts';
import { drawStates, seedOfNow } from '../src/record/draw.ts';
import { readRecord } from '../src/record/record.ts';
import { statesOf } from '../src/record/states.ts';

test.describe.configure({ timeout: 180_000 });

/** One in so many states. */
const share = 500;

/** Those in which parts are put together in every way that there is. */
const always = [
  'utility.umd.bundleless.dts',
  'dependencies.cjs.shims.dts-bundle.internal.helpers.es5.banner',
  'component.bundleless.internal.dts.minify',
  'node.cjs.shims.dts.es2020',
  'entries.iife.dts-bundle.minify',
  'node.iife.dts.minify',
];

const drawn = [...drawStates(inputs, share, seedOfNow()), ...always.map(parseKey)];

for (const key of new Set(drawn.map(keyOf))) {
  test(`${key} comes out as it is shown`, async () => {
    const state = parseKey(key);
    const scratch = `${scratchFolder}/tests/${test.info().testId}-${test.info().retry}`;
    try {
      const { data } = readRecord(state.input);
      expect(await compareState(data, state, scratch)).toEqual([]);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
}

test('a draw is the same for the same seed, another one for another, and of the size that is asked for', () => {
  const keys = (seed: string) => drawStates(inputs, 100, seed).map(keyOf);
  expect(keys('a')).toEqual(keys('a'));
  expect(keys('a')).not.toEqual(keys('b'));
  const all = inputs.flatMap(statesOf).length;
  expect(keys('a').length).toBeGreaterThan(all / 200);
  expect(keys('a').length).toBeLessThan(all / 50);
  expect(drawStates(inputs, 1, 'a')).toHaveLength(all);
});
