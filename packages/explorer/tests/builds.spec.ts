// Some states are built as a reader would build them and compared with what is shown, byte by byte:
// if the explorer changed, and in a run that leaves nothing out. EXPLORER_SHARE=1 builds all states.
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '@site/samples/build/scratch';
import { everything, hasChanged, pick } from '../../../tests/support/selection.ts';
import { inputs } from '../src/browser/data/packages.ts';
import { keyOf, parseKey, statesOf } from '../src/browser/data/states.ts';
import { type BuildResult, buildPackage } from '../src/record/build-package.ts';
import { buildScripts } from '../src/record/build-scripts.ts';
import { compareState } from '../src/record/compare.ts';
import { inputsNamed, readRecord } from '../src/record/record.ts';

test.describe.configure({ timeout: 180_000 });

const scratch = () => `${scratchFolder}/tests/${test.info().testId}-${test.info().retry}`;
test.afterEach(() => rmSync(scratch(), { recursive: true, force: true }));

/** One in so many states. */
const share = Number(process.env.EXPLORER_SHARE ?? (everything ? 500 : 5000));

/** One state for each way in which records combine builds. */
const always = [
  'utility.umd.bundleless.dts',
  'dependencies.cjs.dts-bundle.internal.helpers.es5.banner',
  'component.bundleless.internal.dts.minify',
  'node.cjs.shims.dts.es2020',
  'entries.iife.dts-bundle.minify',
  'node.iife.dts.minify',
];

const isPicked = (key: string) => pick(key, share) === 0;

const chosen = hasChanged(['packages/explorer/src/', 'docs/explorer/'])
  ? [...inputs.flatMap(statesOf).map(keyOf).filter(isPicked), ...always]
  : [];

for (const key of new Set(chosen)) {
  test(`${key} builds what the explorer shows`, async () => {
    const state = parseKey(key);
    expect(await compareState(readRecord(state.input), state, scratch())).toEqual([]);
  });
}

test('one process builds what the command line builds, including failures', async () => {
  const keys = ['node.es5.banner', 'node.cjs.minify', 'node.umd.bundleless', 'node'];
  const results = new Map<string, BuildResult>();
  await buildScripts('node', keys.map(parseKey), scratch(), (state, result) =>
    results.set(keyOf(state), result),
  );
  expect([...results.keys()].sort()).toEqual([...keys].sort());
  const failed = keys.filter((key) => !results.get(key)?.ok);
  expect(failed).toEqual(['node.umd.bundleless']);
  for (const [key, result] of results)
    expect(await buildPackage(parseKey(key), scratch())).toEqual(result);
});

test('an unknown input on the command line is refused by its name', () => {
  expect(() => inputsNamed(['utility', 'nothing'])).toThrow('no input “nothing”');
  expect(inputsNamed([])).toHaveLength(5);
});
