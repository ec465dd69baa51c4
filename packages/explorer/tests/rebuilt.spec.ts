// All states of an input are built again and compared with its record if the input or the code that
// builds it changed, and in a run of everything. By hand: npm run explorer -- --check
import { expect, test } from '@playwright/test';
import { hasChanged } from '../../../tests/support/selection.ts';
import { inputs } from '../src/browser/data/packages.ts';
import { checkInput } from '../src/record/compare.ts';

// It takes half a minute; a busy machine may take far longer.
test.describe.configure({ timeout: 600_000 });

const builders = ['packages/explorer/src/record/', 'packages/explorer/src/browser/data/'];
const selected = inputs.filter((input) =>
  hasChanged([...builders, `docs/explorer/${input}/`, `docs/explorer/${input}.json`]),
);

for (const input of selected) {
  test(`every state of ${input} builds what is recorded`, async () => {
    const found = await checkInput(input);
    expect(found.join('\n'), `npm run explorer -- ${input}`).toBe('');
  });
}
