// Changed samples and a tenth of the rest, or all, are built again. By hand: npm run samples --
// --check <id>
import { expect, test } from '@playwright/test';
import { drawTenth, hasChanged } from '../../../tests/support/selection.ts';
import { buildSamples } from '../src/build/build.ts';
import { listSamples, readSample, samplesFolder } from '../src/build/sample.ts';

// A build takes a second or two, far longer on a busy machine.
test.describe.configure({ timeout: 240_000 });

const samples = listSamples();

// To install a toolchain takes longer than to build with it, so its samples are drawn together.
const drawn = drawTenth(
  samples,
  (id) => readSample(`${samplesFolder}/${id}`).manifest.toolchain ?? id,
);

for (const id of samples) {
  if (!drawn.includes(id) && !hasChanged([`docs/samples/${id}/`])) continue;
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
