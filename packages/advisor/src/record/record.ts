import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { repository } from '@site/pages/repository';
import { listFiles, readFiles } from '@site/samples/build/files';
import { rslibVersion } from '@site/samples/build/run';
import { allLeaves, firstLeaf, type Leaf } from '../browser/data/leaves.ts';
import { textOf } from '../browser/data/lines.ts';
import type { Proofs } from '../browser/data/proof.ts';
import { type Outcome, proofOf } from './outcome.ts';
import { advisorFolder, firstFile, othersFile } from './places.ts';

/** A fingerprint of what is advised and of the sources that were built. */
function inputsOf(leaves: readonly Leaf[] = allLeaves()): string {
  const hash = createHash('sha256');
  for (const { id, manifest, config } of leaves) {
    hash.update(`\0${id}\0${textOf(manifest)}\0${textOf(config)}`);
  }
  const source = `${advisorFolder}/source`;
  for (const [file, content] of readFiles(source, listFiles(source))) {
    hash.update(`\0${file}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** What the proofs were made with, as it is installed and advised now. */
export function circumstances(): Omit<Proofs, 'proofs'> {
  const file = `${repository}/node_modules/typescript/package.json`;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return { rslib: rslibVersion(), typescript: version, inputs: inputsOf() };
}

/** The two files of the record: the proof of the package that a page shows at first, and those of all others. */
function recordTexts(outcomes: ReadonlyMap<string, Outcome>): Map<string, string> {
  const part = (first: boolean) =>
    Object.fromEntries(
      [...outcomes]
        .filter(([id]) => (id === firstLeaf) === first)
        .map(([id, outcome]) => [id, proofOf(outcome)]),
    );
  const text = (first: boolean) =>
    `${JSON.stringify({ ...circumstances(), proofs: part(first) }, null, 1)}\n`;
  return new Map([
    [firstFile, text(true)],
    [othersFile, text(false)],
  ]);
}

export function writeRecord(outcomes: ReadonlyMap<string, Outcome>): string[] {
  const texts = [...recordTexts(outcomes)];
  const changed = texts.filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file, text] of changed) writeFileSync(file, text);
  return changed.map(([file]) => file);
}

/** Both files of the record as one. Throws where one is missing, with what to do. */
export function readRecord(): Proofs {
  const [first, others] = [readProofs(firstFile), readProofs(othersFile)];
  return { ...others, proofs: { ...first.proofs, ...others.proofs } };
}

function readProofs(file: string): Proofs {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(`${file} is missing. Run "npm run advisor".`);
}
