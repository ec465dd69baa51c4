import { readFileSync } from 'node:fs';
import { inputFiles, readFiles } from '@site/samples/format/files';
import { filesHash } from '@site/samples/format/record';
import { listSamples } from '@site/samples/format/sample';
import { collection } from '@site/samples/record/collection';
import { toolchainsFolder } from '@site/samples/record/toolchains';
import { buildLibrary, type Recorded } from './build.ts';
import { librariesFolder, readLibrary } from './library.ts';

/** The published libraries as a kind: each has a record of its own, in its folder. */
export const libraries = collection<Recorded>({
  noun: 'library',
  command: 'libraries',
  code: 'packages/libraries/src/record',
  names: () => listSamples(librariesFolder),
  itemsOf: (id) => [id],
  file: (id) => `${librariesFolder}/${id}/recorded.json`,
  inputs(id) {
    const folder = `${librariesFolder}/${id}`;
    const lock = readFileSync(`${toolchainsFolder}/libraries/package-lock.json`, 'utf8');
    return filesHash(readFiles(folder, inputFiles(folder)), [lock]);
  },
  async build(id, scratch) {
    const built = await buildLibrary(readLibrary(id), scratch);
    return { ...built, complaints: complaintsOf(built.kept.build) };
  },
});

/** Why a build must not be recorded: nothing, or that it failed, with its errors and warnings. */
export const complaintsOf = ({ ok, terminal }: Recorded['build']): string[] =>
  ok ? [] : ['The build failed:', ...terminal];
