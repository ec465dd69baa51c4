// Libraries whose configuration changed, or one that stands for all, are built and used again and
// compared with their record. By hand: npm run corpus -- --check
import { expect, test } from '@playwright/test';
import { isRebuilt } from '../../../tests/support/selection.ts';
import { buildLibrary } from '../src/build/build.ts';
import { listLibraries, readLibrary } from '../src/build/library.ts';
import { differences } from '../src/build/record.ts';

// One to two minutes each; a busy machine may take far longer.

const selected = listLibraries().filter((id) => {
  const folder = `docs/libraries/${id}/`;
  return isRebuilt('corpus', id, [folder], [`${folder}recorded.json`]);
});

for (const id of selected) {
  test(`${id} is built and used as recorded`, async () => {
    const found = differences(id, await buildLibrary(readLibrary(id)));
    expect(found.join('\n'), `npm run corpus -- ${id}`).toBe('');
  });
}
