import { readJson } from '@site/pages/json-file';
import { listFiles, readFiles } from '@site/samples/build/files';
import { type Built, type Kind, staleFields } from '@site/samples/build/kind';
import { indented } from '@site/samples/build/normalized-run';
import { type Files, filesHash, replaceFile } from '@site/samples/build/record';
import { recorderDigest } from '@site/samples/build/recorder';
import { installedVersion } from '@site/samples/build/run';
import { allPackages } from '../browser/data/packages.ts';
import { fileText } from '../browser/data/print.ts';
import type { Proof, Proofs } from '../browser/data/proof.ts';
import type { Check } from './checks.ts';
import { advisorFolder } from './projects.ts';
import { prove } from './prove.ts';

const recordFile = `${advisorFolder}/proofs.json`;

/** A package that was built and used. */
interface BuiltProof extends Built {
  readonly id: string;
  readonly proof: Proof;
}

/** The packages that the advisor recommends as a kind: one record has the proofs of all. */
export const proofs: Kind<BuiltProof> = {
  noun: 'package',
  command: 'advisor',
  names: () => ['proofs'],
  itemsOf: () => allPackages().map(({ id }) => id),
  async build(id, scratch) {
    const advised = allPackages().find((one) => one.id === id);
    if (!advised) throw new Error(`The advisor recommends no package "${id}".`);
    const { failed, ...built } = await prove(advised, scratch);
    const files = filesOf(built.proof);
    return { id, ...built, files, complaints: complaintsAbout(id, failed) };
  },
  recorded: (id) => filesOf(readRecord().proofs[id]),
  write(_, built) {
    const entries = built.map(({ id, proof }) => [id, proof]);
    const record: Proofs = { ...currentInputs(), proofs: Object.fromEntries(entries) };
    return replaceFile(recordFile, `${JSON.stringify(record, null, 1)}\n`);
  },
  staleness: () => staleness(readRecord()),
};

/** The proofs of all packages. */
export function readRecord(): Proofs {
  return readJson<Proofs>(recordFile, {
    rslib: 'string',
    typescript: 'string',
    recorder: 'string',
    inputs: 'string',
    proofs: 'object',
  });
}

/** Why a record of proofs is not of what is installed and advised now. */
export function staleness(recorded: Proofs): string[] {
  return staleFields('advisor', 'proofs', recorded, currentInputs());
}

/** The installed versions, and a hash of what is advised and built now. */
function currentInputs(): Omit<Proofs, 'proofs'> {
  const advised = allPackages().map(
    ({ id, manifest, config }) => `\0${id}\0${fileText(manifest)}\0${fileText(config)}`,
  );
  const source = `${advisorFolder}/source`;
  return {
    rslib: installedVersion('@rslib/core'),
    typescript: installedVersion('typescript'),
    recorder: recorderDigest('packages/advisor/src/record'),
    inputs: filesHash(readFiles(source, listFiles(source)), advised),
  };
}

/** What is compared of a proof; nothing if there is none. */
export function filesOf(proof: Proof | undefined): Files {
  if (!proof) return new Map();
  return new Map([['the proof', Buffer.from(JSON.stringify(proof, null, 1))]]);
}

/** A message for each check that the package with that id fails. */
export function complaintsAbout(id: string, failed: readonly Check[]): string[] {
  return failed.map(
    ({ kind, says }) =>
      `The package "${id}" fails the check "${kind}", so it must not be recommended. ` +
      `Correct packages/advisor/src/browser/data.\n${indented(says)}`,
  );
}
