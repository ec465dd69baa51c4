// Samples are built again and do what is recorded: those that changed and a tenth of the rest, or all.
// To build one by hand: npm run samples -- --check <id>
import { expect, test } from '@playwright/test';
import { everything, isSelected } from '../../../tests/support/selection.ts';
import { buildSamples } from '../src/build/build.ts';
import { listSamples, samplesFolder } from '../src/build/sample.ts';

// A build takes a second or two; a busy machine may take far longer.
test.describe.configure({ timeout: 120_000 });

const selected = listSamples().filter((id) => isSelected(id, [`docs/samples/${id}/`]));

for (const id of selected) {
  test(`${id} does what is recorded`, async () => {
    const verdicts = await buildSamples({
      root: samplesFolder,
      ids: [id],
      check: true,
      // What this machine found right before is built too.
      force: everything,
      report: () => {},
    });
    expect(verdicts.flatMap(({ findings }) => findings).join('\n')).toBe('');
    expect(verdicts).toHaveLength(1);
  });
}
