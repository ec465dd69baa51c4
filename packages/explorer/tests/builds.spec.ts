// States are built again as a reader would build them and compared with what is shown, byte by byte.
// All of them by hand: npm run explorer -- --check
import { expect, test } from '@playwright/test';
import { rebuild } from '@site/samples/build/kind';
import { isRebuilt } from '../../../tests/support/selection.ts';
import { states } from '../src/record/kind.ts';

for (const input of states.names()) {
  for (const key of states.itemsOf(input)) {
    const folder = `docs/explorer/${input}`;
    if (!isRebuilt('explorer', key, [`${folder}/`], [`${folder}.json`])) continue;
    test(`${key} builds what the explorer shows`, async () => {
      expect((await rebuild(states, key, input)).join('\n')).toBe('');
    });
  }
}
