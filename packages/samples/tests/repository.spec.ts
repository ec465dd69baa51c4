// Samples are built again and do what is recorded: those that changed and a tenth of the rest, or all of them.
// To build one by hand: npm run samples -- --check <id>
import { expect, test } from '@playwright/test';
import { isSelected } from '../../../tests/support/selection.ts';
import { buildSamples } from '../src/build/build.ts';
import { listSamples, readSample } from '../src/build/manifest.ts';
import { samplesFolder } from '../src/build/places.ts';

// A build takes a second or two; a busy machine may take far longer.
test.describe.configure({ timeout: 120_000 });

/** What decides besides its own files how a sample comes out. */
function madeOf(id: string): string[] {
  const { toolchain } = readSample(`${samplesFolder}/${id}`).manifest;
  const lock = toolchain ? `tools/toolchains/${toolchain}/` : '';
  return [
    `docs/samples/${id}/`,
    'package-lock.json',
    'tools/toolchains/node-24/',
    lock,
  ].filter(Boolean);
}

for (const id of listSamples().filter((one) => isSelected(one, madeOf(one)))) {
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
