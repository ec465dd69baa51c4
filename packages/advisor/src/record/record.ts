import { readFileSync, writeFileSync } from 'node:fs';
import { patchLines } from '@site/samples/build/diff';
import { listFiles, readFiles } from '@site/samples/build/files';
import type { PackedFiles } from '@site/samples/build/package-checks';
import { filesHash } from '@site/samples/build/record';
import { installedVersion } from '@site/samples/build/run';
import { allPackages } from '../browser/data/packages.ts';
import { fileText } from '../browser/data/print.ts';
import type { Proof, Proofs } from '../browser/data/proof.ts';
import type { Check } from './checks.ts';
import { advisorFolder } from './projects.ts';

/** The result of building and using a package. */
export interface Outcome {
  readonly files: PackedFiles;
  readonly checks: readonly Check[];
}

const recordFile = `${advisorFolder}/proofs.json`;

/** An outcome as it is recorded, provided that every check passed. */
export function proofOf({ files, checks }: Outcome): Proof {
  return {
    packed: Object.fromEntries([...files].map(([path, { length }]) => [path, length])),
    checks: Object.fromEntries(checks.map(({ kind, says }) => [kind, says])),
  };
}

/** The installed versions, and a hash of what is advised and built now. */
export function currentInputs(): Omit<Proofs, 'proofs'> {
  const advised = allPackages().map(
    ({ id, manifest, config }) => `\0${id}\0${fileText(manifest)}\0${fileText(config)}`,
  );
  const source = `${advisorFolder}/source`;
  return {
    rslib: installedVersion('@rslib/core'),
    typescript: installedVersion('typescript'),
    inputs: filesHash(readFiles(source, listFiles(source)), advised),
  };
}

export function writeRecord(outcomes: ReadonlyMap<string, Outcome>): void {
  const proofs = Object.fromEntries(
    [...outcomes].map(([id, outcome]) => [id, proofOf(outcome)]),
  );
  const record: Proofs = { ...currentInputs(), proofs };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 1)}\n`);
}

export function readRecord(): Proofs {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}

const todo = 'Run "npm run advisor" and look at the diff.';

/** A message for each failed check. */
export function failedChecks(outcomes: ReadonlyMap<string, Outcome>): string[] {
  const failed = [...outcomes.values()].flatMap(({ checks }) =>
    checks.filter(({ ok }) => !ok),
  );
  return failed.map(
    ({ id, kind, says }) =>
      `The package "${id}" fails the check "${kind}", so it must not be recommended. ` +
      `Correct packages/advisor/src/browser/data.\n${indented(says)}`,
  );
}

/** A message for each package whose outcome differs from the record. */
export function differences(
  recorded: Proofs['proofs'],
  outcomes: ReadonlyMap<string, Outcome>,
): string[] {
  return [...outcomes].flatMap(([id, outcome]) => {
    const before = recorded[id];
    if (!before) return [`The package "${id}" has no recorded proof. ${todo}`];
    const [old, now] = [jsonOf(before), jsonOf(proofOf(outcome))];
    if (old === now) return [];
    const lines = indented(patchLines(old.split('\n'), now.split('\n')));
    return [`The package "${id}" differs from its recorded proof. ${todo}\n${lines}`];
  });
}

function jsonOf(proof: Proof): string {
  return JSON.stringify(proof, null, 1);
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}

/** A message for each way in which the record does not match what is installed and advised now. */
export function staleness(
  recorded: Proofs,
  now: Omit<Proofs, 'proofs'>,
  ids: readonly string[],
): string[] {
  const names = Object.keys(recorded.proofs);
  return [
    ...(['rslib', 'typescript', 'inputs'] as const)
      .filter((key) => recorded[key] !== now[key])
      .map(
        (key) => `It was recorded with ${key} ${recorded[key]}, not ${now[key]}. ${todo}`,
      ),
    ...names
      .filter((id) => !ids.includes(id))
      .map((id) => `The package "${id}" has a proof but is never advised. ${todo}`),
    ...ids
      .filter((id) => !names.includes(id))
      .map((id) => `The package "${id}" has no recorded proof. ${todo}`),
  ];
}
