// All states of an input are built again and must come out as they are recorded, where the input or
// what builds it changed, and in a run of everything. By hand: npm run explorer -- --check
import { expect, test } from '@playwright/test';
import { inputs } from '../../theme/explorer/data/toggles.ts';
import { checkInput } from '../../tools/explorer/check.ts';
import { hasChanged } from '../support/selection.ts';

// It takes half a minute; a busy machine may take far longer.
test.describe.configure({ timeout: 600_000 });

const builders = ['tools/explorer/', 'theme/explorer/data/'];
const selected = inputs.filter((input) =>
  hasChanged([...builders, `docs/explorer/${input}/`, `docs/explorer/${input}.json`]),
);

for (const input of selected) {
  test(`every state of ${input} comes out as it is recorded`, async () => {
    const found = await checkInput(input, () => {});
    expect(found.join('\n'), `npm run explorer -- ${input}`).toBe('');
  });
}
