// States are built again as a reader would build them and compared with what is shown, byte by byte.
// All of them by hand: npm run explorer -- --check
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '@site/samples/build/scratch';
import { everything, hasChanged } from '../../../tests/support/selection.ts';
import { findSnapshot } from '../src/browser/data/data.ts';
import { parseKey } from '../src/browser/data/states.ts';
import { rebuild } from '../src/record/compare.ts';
import { readRecord } from '../src/record/record.ts';
import { statesToRebuild } from './states-to-rebuild.ts';

// A build takes two seconds; a busy machine may take far longer, and `umd` is built more than once.

const scratch = () => `${scratchFolder}/tests/${test.info().testId}-${test.info().retry}`;
test.afterEach(() => rmSync(scratch(), { recursive: true, force: true }));

for (const key of statesToRebuild(everything ? () => true : hasChanged)) {
  test(`${key} builds what the explorer shows`, async () => {
    const state = parseKey(key);
    const recorded = findSnapshot(readRecord(state.input), state);
    const { differences } = await rebuild(state, scratch(), recorded);
    const todo = `npm run explorer -- ${state.input}`;
    expect(differences.join('\n'), todo).toBe('');
  });
}

test('states are rebuilt where their own files changed, and a few if the recorder did', () => {
  const after = (...changed: string[]) =>
    statesToRebuild((files) =>
      changed.some((one) => files.some((file) => one.startsWith(file))),
    );
  expect(after()).toEqual([]);
  expect(after('docs/explorer/node/src/index.ts')).toContain('node.cjs.shims');
  expect(after('docs/explorer/node.json')).not.toContain('utility');
  expect(after('packages/explorer/src/record/build.ts')).toHaveLength(3);
  expect(after('package-lock.json')).toHaveLength(3);
});
