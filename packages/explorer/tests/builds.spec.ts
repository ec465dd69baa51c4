// States are built again as a reader would build them and compared with what is shown, byte by byte.
// All of them by hand: npm run explorer -- --check
import { expect, test } from '@playwright/test';
import { rebuild } from '@site/samples/build/kind';
import { everything, hasChanged } from '../../../tests/support/selection.ts';
import { parseKey } from '../src/browser/data/states.ts';
import { states } from '../src/record/kind.ts';
import { statesToRebuild } from './states-to-rebuild.ts';

// A build takes two seconds; a busy machine may take far longer, and `umd` is built more than once.
test.describe.configure({ timeout: 600_000 });

for (const key of statesToRebuild(everything ? () => true : hasChanged)) {
  test(`${key} builds what the explorer shows`, async () => {
    expect((await rebuild(states, key, parseKey(key).input)).join('\n')).toBe('');
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
