import { pathInRepository } from '@site/mdx/repository';
import {
  type Files,
  inputHashes,
  measure,
  outputDigest,
  type Recorded,
  readRecord,
  recordedFiles,
} from '../format/record.ts';
import { listSamples, readSample, samplesFolder } from '../format/sample.ts';
import { type Edit, type RecordKind, staleFields } from './kind.ts';
import { ownCode } from './recorder.ts';
import { replaceFiles } from './replace.ts';
import { runSample } from './run.ts';
import { declaredDigest, withVariants } from './variants.ts';

/** The samples in a folder as a kind: each has a record of its own, in its folder. */
export function samplesIn(root: string): RecordKind {
  const folderOf = (id: string) => `${root}/${id}`;
  return {
    noun: 'sample',
    command: 'samples',
    code: ownCode,
    file: (id) => `${folderOf(id)}/recorded.json`,
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
        inputs: inputHashes(folderOf(id)),
        ...(record ? { output: outputDigest(emittedIn(folderOf(id)), record) } : {}),
        variants: readSample(folderOf(id)).manifest.variants.map(declaredDigest),
      });
    },
    edits: (id) => {
      const record = readRecord(folderOf(id));
      if (!record) return [];
      return [
        ...editedSources(folderOf(id), record),
        ...editedOutput(folderOf(id), record),
      ];
    },
  };
}

/** The samples of the site. */
export const samples = samplesIn(samplesFolder);

/** The emitted files of a sample, as they are now. */
function emittedIn(folder: string): Files {
  const files = recordedFiles(folder);
  return new Map([...files].filter(([file]) => file !== 'recorded.json'));
}

function editedSources(folder: string, record: Recorded): Edit[] {
  const { inputs } = record;
  const now = inputHashes(folder);
  const names = [...new Set([...Object.keys(inputs), ...Object.keys(now)])];
  return [
    ...names.filter((name) => inputs[name] !== now[name]),
    ...(isAsDeclared(folder, record) ? [] : ['sample.json']),
  ].map((name) => ({
    file: pathInRepository(`${folder}/${name}`),
    of: 'source',
    what: 'The file has changed since the sample was built.',
  }));
}

/** Whether a record is of the commands, exercises and variants that `sample.json` has now. */
function isAsDeclared(folder: string, record: Recorded): boolean {
  const { manifest } = readSample(folder);
  const declared = [
    manifest.commands,
    manifest.exercises,
    manifest.variants.map(declaredDigest),
  ];
  const recorded = [
    record.commands.map(({ argv }) => argv),
    record.exercises.map(({ exercise }) => exercise),
    (record.variants ?? []).map((variant) => variant.declared),
  ];
  return JSON.stringify(declared) === JSON.stringify(recorded);
}

/** Says which emitted file is not the one that the record is about, if its size tells. */
function editedOutput(folder: string, record: Recorded): Edit[] {
  const emitted = emittedIn(folder);
  if (outputDigest(emitted, record) === record.output) return [];
  const differs = record.files.find(({ path, ...sizes }) => {
    const content = emitted.get(path);
    const { path: _, ...now } = measure(path, content ?? Buffer.alloc(0));
    return JSON.stringify(now) !== JSON.stringify(sizes);
  });
  const names = record.files.map(({ path }) => path);
  const added = [...emitted.keys()].find((path) => !names.includes(path));
  const place = differs?.path ?? added;
  const what = place
    ? `It and ${place} do not belong together: one of them was edited after the build.`
    : 'What was recorded, or an emitted file, was edited after the build.';
  return [{ file: pathInRepository(`${folder}/recorded.json`), of: 'record', what }];
}
