import { type Kind, staleFields } from './kind.ts';
import {
  filesHash,
  inputHashes,
  readRecord,
  recordedFiles,
  replaceFiles,
} from './record.ts';
import { recorderDigest } from './recorder.ts';
import { installedVersion, runSample } from './run.ts';
import { listSamples, readSample, samplesFolder } from './sample.ts';
import { declaredDigest, withVariants } from './variants.ts';

/** The samples in a folder as a kind: each has a record of its own, in its folder. */
export function samplesIn(root: string): Kind {
  const folderOf = (id: string) => `${root}/${id}`;
  return {
    noun: 'sample',
    command: 'samples',
    names: () => listSamples(root),
    itemsOf: (id) => [id],
    build: async (id, scratch) => {
      const sample = readSample(folderOf(id));
      return withVariants(await runSample(sample, scratch), sample, scratch);
    },
    recorded: (id) => recordedFiles(folderOf(id)),
    write: (id, [built]) =>
      built ? replaceFiles(folderOf(id), recordedFiles(folderOf(id)), built.files) : [],
    details: (id) =>
      readSample(folderOf(id)).manifest.variants.map(
        ({ name, holds }) =>
          `${name}: ${holds.map((hold) => JSON.stringify(hold)).join(' ')}`,
      ),
    staleness: (id) => {
      const record = readRecord(folderOf(id));
      const declared = record?.variants?.map((variant) => variant.declared) ?? [];
      return staleFields('samples', id, record && { ...record, variants: declared }, {
        rslib: installedVersion('@rslib/core'),
        recorder: recorderDigest(),
        inputs: inputHashes(folderOf(id)),
        output: outputHash(folderOf(id)),
        variants: readSample(folderOf(id)).manifest.variants.map(declaredDigest),
      });
    },
  };
}

/** The samples of the site. */
export const samples = samplesIn(samplesFolder);

/** The hash of the recorded output, which a record holds. */
function outputHash(folder: string): string {
  const output = [...recordedFiles(folder)].filter(([file]) => file !== 'recorded.json');
  return filesHash(new Map(output));
}
