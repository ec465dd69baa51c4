// The parts that are built in one process are what the command line builds.
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '@site/samples/build/scratch';
import { keyOf, parseKey } from '../src/browser/data/key.ts';
import type { Built } from '../src/record/built.ts';
import { inputsNamed } from '../src/record/places.ts';
import { buildScripts } from '../src/record/scripts.ts';
import { buildWhole } from '../src/record/whole.ts';

test.describe.configure({ timeout: 180_000 });

const scratch = () => `${scratchFolder}/tests/${test.info().testId}-${test.info().retry}`;
test.afterEach(() => rmSync(scratch(), { recursive: true, force: true }));

test('one process builds what the command line builds, failures included', async () => {
  const keys = ['node.es5.banner', 'node.cjs.minify', 'node.umd.bundleless', 'node'];
  const built = new Map<string, Built>();
  await buildScripts('node', keys.map(parseKey), scratch(), (state, one) =>
    built.set(keyOf(state), one),
  );
  expect([...built.keys()].sort()).toEqual([...keys].sort());
  expect([...built].filter(([, { ok }]) => !ok).map(([key]) => key)).toEqual([
    'node.umd.bundleless',
  ]);
  for (const [key, one] of built)
    expect(await buildWhole(parseKey(key), scratch())).toEqual(one);
});

test('an input that does not exist is refused by its name', () => {
  expect(() => inputsNamed(['utility', 'nothing'])).toThrow('no input “nothing”');
  expect(inputsNamed([])).toHaveLength(5);
});
