import { documented } from '@site/facts/installed';
import { findTagsOf } from '@site/pages/tags';
import { inputFiles, installedPath } from '@site/samples/build/files';
import { readRecord } from '@site/samples/build/record';
import { listSamples, readSample } from '@site/samples/build/sample';
import { docsRepository } from '@site/settings';
import { addressesOf, siteUrl } from './addresses.ts';

/**
 * The content of samples.json, as docs/public/samples.schema.json describes it: every sample below
 * `folder` with its purpose, its commands, its emitted files with sizes in bytes, and the pages
 * that show it. `sources` holds the MDX of the English pages, with partials included, by route.
 * Throws if a sample was never built.
 */
export function samplesData(
  folder: string,
  sources: ReadonlyMap<string, string>,
  version: string,
): object {
  const routes = routesBySample(sources);
  const samples = listSamples(folder).map((id) => {
    const { manifest } = readSample(`${folder}/${id}`);
    const recorded = readRecord(`${folder}/${id}`);
    if (!recorded)
      throw new Error(`Sample "${id}" was never built. Run "npm run samples -- ${id}".`);
    const { purpose, purposeZh, expect, toolchain } = manifest;
    return {
      id,
      purpose: { en: purpose, zh: purposeZh },
      builds: expect === 'builds',
      ...(expect === 'builds' ? {} : { failsWith: expect.fails }),
      ...(toolchain === undefined ? {} : { toolchain }),
      source: `${docsRepository.replace('/edit/', '/tree/')}/samples/${id}`,
      commands: recorded.commands.map(({ argv, exitCode }) => ({ argv, exitCode })),
      inputs: inputFiles(`${folder}/${id}`).map(installedPath),
      outputs: recorded.files,
      exercises: recorded.exercises.map(({ exercise, command, ok, says }) => ({
        command,
        expected: exercise.fails === undefined ? 'succeeds' : 'fails',
        succeeded: ok,
        says,
      })),
      pages: (routes.get(id) ?? []).map(addressesOf),
    };
  });
  return {
    $schema: `${siteUrl}samples.schema.json`,
    schemaVersion: 1,
    package: documented,
    version,
    samples,
  };
}

/** The sorted routes of the pages that show each sample. */
function routesBySample(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const [route, source] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ids = findTagsOf(source, ['Sample']).flatMap(({ attributes }) =>
      ['id', 'diff'].map((name) => attributes.get(name)),
    );
    for (const id of new Set(ids)) {
      if (typeof id === 'string') routes.set(id, [...(routes.get(id) ?? []), route]);
    }
  }
  return routes;
}
