// Samples that changed, or those that stand for all, are built again. By hand: npm run samples --
// --check <id>
import { expect, test } from '@playwright/test';
import { isRebuilt } from '../../../tests/support/selection.ts';
import { rebuild } from '../src/build/kind.ts';
import { listSamples } from '../src/build/sample.ts';
import { samples } from '../src/build/samples.ts';

const selected = listSamples().filter((id) => {
  const folder = `docs/samples/${id}/`;
  return isRebuilt('samples', id, [folder], [`${folder}dist/`, `${folder}recorded.json`]);
});

for (const id of selected) {
  test(`building ${id} reproduces its record`, async () => {
    expect((await rebuild(samples, id)).join('\n')).toBe('');
  });
}
