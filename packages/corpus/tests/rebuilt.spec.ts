// Libraries whose configuration changed, or one that stands for all, are built and used again and
// compared with their record. By hand: npm run corpus -- --check
import { expect, test } from '@playwright/test';
import { rebuild } from '@site/samples/build/kind';
import { isRebuilt } from '../../../tests/support/selection.ts';
import { libraries } from '../src/build/kind.ts';
import { listLibraries } from '../src/build/library.ts';

const selected = listLibraries().filter((id) => {
  const folder = `docs/libraries/${id}/`;
  return isRebuilt('corpus', id, [folder], [`${folder}recorded.json`]);
});

for (const id of selected) {
  test(`${id} is built and used as recorded`, async () => {
    expect((await rebuild(libraries, id)).join('\n')).toBe('');
  });
}
