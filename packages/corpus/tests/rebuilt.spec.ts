// A library whose configuration changed is built and used again and compared with its record; in a
// run of everything, all of them are. By hand: npm run corpus -- --check
import { expect, test } from '@playwright/test';
import { hasChanged } from '../../../tests/support/selection.ts';
import { buildLibrary } from '../src/build/build.ts';
import { listLibraries, readLibrary } from '../src/build/library.ts';
import { differences } from '../src/build/record.ts';

// One to two minutes each; a busy machine may take far longer.
test.describe.configure({ timeout: 900_000 });

const selected = listLibraries().filter((id) =>
  hasChanged(['packages/corpus/src/build/', `docs/libraries/${id}/`]),
);

for (const id of selected) {
  test(`${id} is built and used as recorded`, async () => {
    const found = differences(id, await buildLibrary(readLibrary(id)));
    expect(found.join('\n'), `npm run corpus -- ${id}`).toBe('');
  });
}
