import { documented } from '@site/facts/installed';
import { inputFiles, installedPath } from '@site/samples/build/files';
import type { RecordedFile } from '@site/samples/build/record';
import { readRecord } from '@site/samples/build/record';
import { listSamples, readSample } from '@site/samples/build/sample';
import { findSampleTags } from '@site/samples/page/tags';
import { docsRepository } from '@site/settings';
import type { Root } from '../address.ts';
import type { Texts } from './options.ts';
import { type PagePlaces, placesOf } from './places.ts';

/** What samples.json says of one sample. docs/public/samples.schema.json describes each part. */
interface SampleEntry {
  readonly id: string;
  readonly purpose: Texts;
  readonly builds: boolean;
  readonly failsWith?: string;
  readonly toolchain?: string;
  readonly source: string;
  readonly commands: readonly { argv: readonly string[]; exitCode: number }[];
  readonly inputs: readonly string[];
  readonly outputs: readonly RecordedFile[];
  readonly exercises: readonly {
    command: string;
    expected: 'succeeds' | 'fails';
    succeeded: boolean;
    says: readonly string[];
  }[];
  readonly pages: readonly PagePlaces[];
}

/** The content of samples.json. */
export interface SamplesData {
  readonly $schema: string;
  readonly schemaVersion: 1;
  readonly package: string;
  readonly version: string;
  readonly samples: readonly SampleEntry[];
}

/** A page as far as it shows samples. */
export interface ShowingPage {
  /** Address without language. */
  readonly route: string;
  /** Its text as MDX, with its partials put in. */
  readonly source: string;
}

/**
 * Every sample below `folder` as data: what it is for, what was run, what came out with its sizes in bytes, and which of `pages`, those
 * of the main language, show it. Throws where a sample was never built.
 */
export function samplesData(
  folder: string,
  pages: readonly ShowingPage[],
  version: string,
  root: Root,
): SamplesData {
  const shown = showing(pages);
  const samples = listSamples(folder).map((id): SampleEntry => {
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
      pages: (shown.get(id) ?? []).map((route) => placesOf(route, root)),
    };
  });
  return {
    $schema: `${root.url}samples.schema.json`,
    schemaVersion: 1,
    package: documented,
    version,
    samples,
  };
}

/** Routes of the pages that show each sample, in the order of their addresses. */
function showing(pages: readonly ShowingPage[]): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  for (const { route, source } of sorted) {
    const ids = findSampleTags(source).flatMap(({ attributes }) =>
      ['id', 'diff'].map((name) => attributes.get(name)),
    );
    for (const id of new Set(ids)) {
      if (typeof id === 'string') shown.set(id, [...(shown.get(id) ?? []), route]);
    }
  }
  return shown;
}
