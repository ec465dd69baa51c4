// Module Federation in a browser: an application loads the component of another build, and both use
// the application's React.
import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hasChanged } from '@site/test-support/selection';
import { runSample } from '../src/build/run.ts';
import { readSample, type Sample, samplesFolder } from '../src/build/sample.ts';
import { serve } from './served.ts';
import { copyOf, edit, ownFolder, ownName } from './support.ts';

const application = 'http://localhost:3000';
const remote = 'http://localhost:3001';

test.afterEach(() => rmSync(ownFolder(), { recursive: true, force: true }));

/** Builds a sample, serves it and returns the requests to both servers. */
async function open(page: Page, sample: Sample) {
  const { folder, complaints } = await runSample(sample, ownName());
  const own = await serve(page, application, `${folder}/example/node_modules/.out`);
  const others = await serve(page, remote, `${folder}/dist/mf`);
  return { own, others, complaints };
}

const sample = readSample(`${samplesFolder}/federation-remote`);

if (hasChanged(['docs/samples/federation-remote/', 'packages/samples/src/build/'])) {
  test('an application renders a component of another build with its own React', async ({
    page,
  }) => {
    const { others, complaints } = await open(page, sample);
    expect(complaints).toEqual([]);
    await page.goto(application);
    const tag = page.getByRole('button');
    await expect(tag).toHaveText('5.00 net');
    await tag.click();
    await expect(tag).toHaveText('6.00 gross');
    expect(others[0]).toBe('/mf-manifest.json');
    const loaded = others.slice(1).map((name) => name.split('.')[0]);
    expect(loaded.sort()).toEqual(['/__federation_expose_default_export', '/price_tag']);
  });

  test('without assetPrefix the application requests the other build’s files from itself', async ({
    page,
  }) => {
    const { folder } = copyOf(sample.id, samplesFolder);
    edit(`${folder}/rslib.config.ts`, "assetPrefix: 'auto',", '');
    const { own, others } = await open(page, { ...sample, folder });
    const failed = page.waitForEvent('pageerror');
    await page.goto(application);
    expect((await failed).message).toContain(
      '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008',
    );
    expect(others).toEqual(['/mf-manifest.json']);
    expect(own.filter((name) => name.startsWith('/price_tag.'))).toHaveLength(1);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
}
