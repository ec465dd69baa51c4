// The samples of the documentation: each is built anew. What pages show of them: tools/checks/samples.
// To build one by hand: npm run samples -- --check <id>
import { expect, test } from '@playwright/test';
import { buildSamples } from '../../tools/samples/build.ts';
import { listSamples } from '../../tools/samples/manifest.ts';
import { samplesFolder } from '../../tools/samples/places.ts';

// A build takes a second or two; a busy machine may take far longer.
test.describe.configure({ timeout: 120_000 });

for (const id of listSamples()) {
  test(`${id} does what is recorded`, async () => {
    const verdicts = await buildSamples({
      root: samplesFolder,
      ids: [id],
      check: true,
      force: false,
      report: () => {},
    });
    expect(verdicts.flatMap(({ findings }) => findings).join('\n')).toBe('');
    expect(verdicts).toHaveLength(1);
  });
}
