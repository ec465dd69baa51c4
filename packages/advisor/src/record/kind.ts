import { readJson } from '@site/pages/json-file';
import { listFiles, readFiles } from '@site/samples/build/files';
import { type Built, type Kind, staleFields } from '@site/samples/build/kind';
import { indented } from '@site/samples/build/normalized-run';
import { packedFiles } from '@site/samples/build/package-checks';
import { type Files, filesHash, replaceFile } from '@site/samples/build/record';
import { recorderDigest } from '@site/samples/build/recorder';
import { installedVersion, runSample } from '@site/samples/build/run';
import { emptyFolder } from '@site/samples/build/scratch';
import { type AdvisedPackage, allPackages } from '../browser/data/packages.ts';
import { packageName } from '../browser/data/plan.ts';
import { fileText } from '../browser/data/print.ts';
import type { Proof, Proofs } from '../browser/data/proof.ts';
import { checkInstalled, styleProblems } from './checks.ts';
import { advisorFolder, writeInstalled, writePackage } from './package.ts';

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
    return prove(advised, scratch);
  },
  recorded: (id) => filesOf(readRecord().proofs[id]),
  write(_, built) {
    const entries = built.map(({ id, proof }) => [id, proof]);
    const record: Proofs = { ...currentInputs(), proofs: Object.fromEntries(entries) };
    return replaceFile(recordFile, `${JSON.stringify(record, null, 1)}\n`);
  },
  staleness: () => staleFields('advisor', 'proofs', readRecord(), currentInputs()),
};

/**
 * Builds a package like a sample, installs what npm would publish of it, and uses it as its consumers
 * do. What fails is a complaint.
 */
export async function prove(
  advised: AdvisedPackage,
  scratch: string,
): Promise<BuiltProof> {
  const { id, plan } = advised;
  const inputFolder = emptyFolder(`${scratch}.inputs`, id);
  writePackage(advised, inputFolder);
  const manifest = {
    expect: 'builds',
    commands: [['rslib']],
    exercises: [],
    variants: [],
  } as const;
  const run = await runSample({ id, folder: inputFolder, manifest }, scratch);
  const packed = await packedFiles(run.folder);
  const folder = emptyFolder(`${scratch}.installed`, id);
  writeInstalled(plan, packed, folder);
  const uses = await checkInstalled({ folder, name: packageName }, plan);
  const proof: Proof = {
    packed: Object.fromEntries([...packed].map(([path, { length }]) => [path, length])),
    checks: uses.map(({ command, says }) => ({ command, says })),
  };
  const failed = uses.filter(({ ok }) => !ok);
  const complaints = [
    ...run.complaints,
    ...failed.map(
      ({ command, says }) =>
        `The package "${id}" fails "${command}", so it must not be recommended. ` +
        `Correct packages/advisor/src/browser/data.\n${indented(says)}`,
    ),
    ...(plan.css ? styleProblems(packed) : []),
  ];
  return { id, proof, folder: run.folder, files: filesOf(proof), complaints };
}

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
function filesOf(proof: Proof | undefined): Files {
  if (!proof) return new Map();
  return new Map([['the proof', Buffer.from(JSON.stringify(proof, null, 1))]]);
}
