import { readFileSync, writeFileSync } from 'node:fs';
import { patchLines } from '@site/samples/build/diff';
import { listFiles, readFiles } from '@site/samples/build/files';
import { filesHash } from '@site/samples/build/record';
import { recorderDigest } from '@site/samples/build/recorder';
import { installedVersion } from '@site/samples/build/run';
import { allPackages } from '../browser/data/packages.ts';
import { fileText } from '../browser/data/print.ts';
import type { Proofs } from '../browser/data/proof.ts';
import type { Check } from './checks.ts';
import { advisorFolder } from './projects.ts';

const recordFile = `${advisorFolder}/proofs.json`;

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

export function writeRecord(proofs: Proofs['proofs']): void {
  const record: Proofs = { ...currentInputs(), proofs };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 1)}\n`);
}

export function readRecord(): Proofs {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}

const todo = 'Run "npm run advisor" and look at the diff.';

/** A message for each failed check. */
export function messagesOf(failed: readonly Check[]): string[] {
  return failed.map(
    ({ id, kind, says }) =>
      `The package "${id}" fails the check "${kind}", so it must not be recommended. ` +
      `Correct packages/advisor/src/browser/data.\n${indented(says)}`,
  );
}

/** A message for each proof that differs from the recorded one. */
export function differences(
  recorded: Proofs['proofs'],
  proofs: Proofs['proofs'],
): string[] {
  return Object.entries(proofs).flatMap(([id, proof]) => {
    const before = recorded[id];
    if (!before) return [`The package "${id}" has no recorded proof. ${todo}`];
    const [old, now] = [before, proof].map((one) => JSON.stringify(one, null, 1));
    if (!old || !now || old === now) return [];
    const lines = indented(patchLines(old.split('\n'), now.split('\n')));
    return [`The package "${id}" differs from its recorded proof. ${todo}\n${lines}`];
  });
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}

/** A message for each way in which the record does not match what is installed and advised now. */
export function staleness(recorded: Proofs): string[] {
  const now = currentInputs();
  return (['rslib', 'typescript', 'recorder', 'inputs'] as const)
    .filter((key) => recorded[key] !== now[key])
    .map(
      (key) => `It was recorded with ${key} ${recorded[key]}, not ${now[key]}. ${todo}`,
    );
}
