import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { type ItemResult, recordAll } from '../src/record/kind.ts';
import { samplesIn } from '../src/record/samples.ts';
import { scratchFolder } from '../src/record/scratch.ts';

/** Samples made for the tests. */
export const fixtures = fileURLToPath(new URL('fixtures/samples', import.meta.url));

/** A copy of a sample that the test may change, of a fixture by default, in its folder `root`. */
export function copyOf(id: string, from = fixtures): { root: string; folder: string } {
  const root = ownFolder();
  cpSync(`${from}/${id}`, `${root}/${id}`, { recursive: true });
  return { root, folder: `${root}/${id}` };
}

/** A folder of the running test, which has to remove it. */
export function ownFolder(): string {
  return `${scratchFolder}/tests/${ownName()}`;
}

/** The name of the folders for builds of the running test. */
export function ownName(): string {
  const { testId, retry } = test.info();
  return `${testId}-${retry}`;
}

/** Builds one sample. */
export async function build(
  root: string,
  id: string,
  check: boolean,
): Promise<ItemResult> {
  const [outcome] = await recordAll(samplesIn(root), [id], { check, scratch: ownName() });
  if (!outcome) throw new Error(`No outcome of ${id}`);
  return outcome;
}

/** Replaces text in a file. Throws if the file does not contain it. */
export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, text.replace(from, to));
}
