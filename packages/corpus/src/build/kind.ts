import { existsSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { type Kind, staleFields } from '@site/samples/build/kind';
import { samplesIn } from '@site/samples/build/samples';
import { buildLibrary, type Recorded } from './build.ts';
import { librariesFolder, readLibrary, stampsOf } from './library.ts';

const recordOf = (id: string) => `${librariesFolder}/${id}/recorded.json`;

/** The libraries of the corpus as a kind, which are recorded where samples are: in their folder. */
export const libraries: Kind = {
  ...samplesIn(librariesFolder),
  noun: 'library',
  command: 'corpus',
  async build(id, scratch) {
    const { folder, recorded } = await buildLibrary(readLibrary(id), scratch);
    const json = Buffer.from(`${JSON.stringify(recorded, null, 1)}\n`);
    return { folder, files: new Map([['recorded.json', json]]), complaints: [] };
  },
  details: () => [],
  staleness: (id) => {
    const recorded = existsSync(recordOf(id)) ? readRecord(id) : undefined;
    return staleFields('corpus', id, recorded, stampsOf(readLibrary(id)));
  },
};

/** The record of a library. Throws if there is none. */
export function readRecord(id: string): Recorded {
  return readJson<Recorded>(recordOf(id), {
    package: 'string',
    version: 'string',
    license: 'string',
    rslib: 'string',
    recorder: 'string',
    inputs: 'string',
    typeKeywords: 'number',
    build: 'object',
    entries: 'object',
    exports: 'object',
    types: 'object',
    publint: 'object',
    attw: 'object',
    apps: 'object',
    directives: 'object',
    syntax: 'object',
    sizes: 'object',
    tests: 'object?',
  });
}
