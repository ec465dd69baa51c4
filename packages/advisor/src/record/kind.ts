import { listFiles, readFiles } from '@site/samples/format/files';
import { filesHash } from '@site/samples/format/record';
import { plain } from '@site/samples/format/sample';
import { collection, type Kept } from '@site/samples/record/collection';
import { packedFiles } from '@site/samples/record/packed-files';
import { indented, runSample } from '@site/samples/record/run';
import { emptyFolder } from '@site/samples/record/scratch';
import type { Advice, ExplainedFile, Proof } from '../format/advised.ts';
import { allAnswers } from '../format/answers.ts';
import { checkInstalled, styleProblems } from './checks.ts';
import { advisorFolder, writeInstalled, writePackage } from './package.ts';
import { type AdvisedPackage, adviceFor, allPackages } from './packages.ts';
import { packageName } from './plan.ts';
import { fileText, type Line } from './print.ts';

/** The packages that the advisor recommends as a kind: one record has the proofs of all. */
export const proofs = collection<Proof>({
  noun: 'package',
  command: 'advisor',
  code: 'packages/advisor/src/record',
  names: () => ['proofs'],
  itemsOf: () => allPackages().map(({ id }) => id),
  file: () => `${advisorFolder}/proofs.json`,
  inputs() {
    const advised = allPackages().map(
      ({ id, manifest, config }) => `\0${id}\0${fileText(manifest)}\0${fileText(config)}`,
    );
    const source = `${advisorFolder}/source`;
    return filesHash(readFiles(source, listFiles(source)), advised);
  },
  others: () => ({ answers: idsByAnswers(), packages: adviceById() }),
  async build(id, scratch) {
    const advised = allPackages().find((one) => one.id === id);
    if (!advised) throw new Error(`The advisor recommends no package "${id}".`);
    return prove(advised, scratch);
  },
});

/** The ids of the packages by the words of the answers that lead to them. */
function idsByAnswers(): Record<string, string> {
  return Object.fromEntries(
    allAnswers().flatMap((answers) => {
      const id = adviceFor(answers)?.id;
      return id ? [[answers.join('.'), id]] : [];
    }),
  );
}

function adviceById(): Record<string, Advice> {
  return Object.fromEntries(
    allPackages().map(({ id, plan: { formats }, manifest, config }) => [
      id,
      { formats, manifest: explained(manifest), config: explained(config) },
    ]),
  );
}

function explained(lines: readonly Line[]): ExplainedFile {
  return { text: fileText(lines), reasons: lines.map(({ reason = '' }) => reason) };
}

/**
 * Builds a package like a sample, installs what npm would publish of it, and uses it as its consumers
 * do. What fails is a complaint.
 */
export async function prove(
  advised: AdvisedPackage,
  scratch: string,
): Promise<Kept<Proof>> {
  const { id, plan } = advised;
  const inputFolder = emptyFolder(`${scratch}.inputs`, id);
  writePackage(advised, inputFolder);
  const run = await runSample({ id, folder: inputFolder, manifest: plain }, scratch);
  const packed = await packedFiles(run.folder);
  const folder = emptyFolder(`${scratch}.installed`, id);
  writeInstalled(plan, packed, folder);
  const uses = await checkInstalled({ folder, name: packageName }, plan);
  const kept: Proof = {
    packed: Object.fromEntries([...packed].map(([path, { length }]) => [path, length])),
    checks: uses.map(({ command, says }) => ({ command, says })),
  };
  const failed = uses.filter(({ ok }) => !ok);
  const complaints = [
    ...run.complaints,
    ...failed.map(
      ({ command, says }) =>
        `The package "${id}" fails "${command}", so it must not be recommended. ` +
        `Correct packages/advisor/src/record.\n${indented(says)}`,
    ),
    ...(plan.css ? styleProblems(packed) : []),
  ];
  return { folder: run.folder, complaints, kept };
}
