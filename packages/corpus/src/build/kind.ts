import { readFileSync } from 'node:fs';
import { collection } from '@site/samples/build/collection';
import { inputFiles, readFiles } from '@site/samples/build/files';
import { filesHash } from '@site/samples/build/record';
import { listSamples } from '@site/samples/build/sample';
import { toolchainsFolder } from '@site/samples/build/toolchains';
import { buildLibrary, type Recorded } from './build.ts';
import { librariesFolder, readLibrary } from './library.ts';

/** The libraries of the corpus as a kind: each has a record of its own, in its folder. */
export const libraries = collection<Recorded>({
  noun: 'library',
  command: 'corpus',
  code: 'packages/corpus/src/build',
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
