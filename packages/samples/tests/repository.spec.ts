// Samples that changed, or those that stand for all, are built again. By hand: npm run samples --
// --check <id>
import { expect, test } from '@playwright/test';
import { isRebuilt } from '../../../tests/support/selection.ts';
import { buildSamples } from '../src/build/build.ts';
import { listSamples, samplesFolder } from '../src/build/sample.ts';

// A build takes a second or two, but its toolchain may have to be installed first.

const selected = listSamples().filter((id) => {
  const folder = `docs/samples/${id}/`;
  return isRebuilt('samples', id, [folder], [`${folder}dist/`, `${folder}recorded.json`]);
});

for (const id of selected) {
  test(`building ${id} reproduces its record`, async () => {
    const verdicts = await buildSamples({
      root: samplesFolder,
      ids: [id],
      check: true,
      report: () => {},
    });
    expect(verdicts.flatMap(({ findings }) => findings).join('\n')).toBe('');
    expect(verdicts).toHaveLength(1);
  });
}
