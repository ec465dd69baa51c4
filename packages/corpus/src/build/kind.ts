import { existsSync } from 'node:fs';
import { readJson } from '@site/pages/json-file';
import { readFiles } from '@site/samples/build/files';
import { type Kind, staleFields } from '@site/samples/build/kind';
import { replaceFiles } from '@site/samples/build/record';
import { buildLibrary } from './build.ts';
import {
  type Library,
  librariesFolder,
  listLibraries,
  readLibrary,
  stampsOf,
} from './library.ts';
import type { Recorded } from './recorded.ts';

const folderOf = (id: string) => `${librariesFolder}/${id}`;
const recordName = 'recorded.json';

/** The libraries of the corpus as a kind: each has a record of its own, in its folder. */
export const libraries: Kind = {
  noun: 'library',
  command: 'corpus',
  names: listLibraries,
  itemsOf: (id) => [id],
  async build(id, scratch) {
    const { folder, recorded } = await buildLibrary(readLibrary(id), scratch);
    const json = Buffer.from(`${JSON.stringify(recorded, null, 1)}\n`);
    return { folder, files: new Map([[recordName, json]]), complaints: [] };
  },
  recorded: recordedFiles,
  write: (id, [built]) =>
    built ? replaceFiles(folderOf(id), recordedFiles(id), built.files) : [],
  staleness: (id) => staleness(readLibrary(id)),
};

/** Why the record of a library does not belong to what is in its folder now; empty if it does. */
export function staleness(library: Library): string[] {
  const { id } = library;
  const recorded = recordedFiles(id).size > 0 ? readRecord(id) : undefined;
  return staleFields('corpus', id, recorded, stampsOf(library));
}

/** The record of a library. Throws if there is none. */
export function readRecord(id: string): Recorded {
  return readJson<Recorded>(`${folderOf(id)}/${recordName}`, {
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

function recordedFiles(id: string) {
  const isRecorded = existsSync(`${folderOf(id)}/${recordName}`);
  return readFiles(folderOf(id), isRecorded ? [recordName] : []);
}
