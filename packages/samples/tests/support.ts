import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { type BuildResult, buildSamples } from '../src/build/build.ts';
import { scratchFolder } from '../src/build/scratch.ts';

/** Samples made for the tests. */
export const fixtures = fileURLToPath(new URL('fixtures/samples', import.meta.url));

/** A copy of a fixture that the test may change, and the folder around it as `root`. */
export function copyOf(id: string): { root: string; folder: string } {
  const root = ownFolder();
  cpSync(`${fixtures}/${id}`, `${root}/${id}`, { recursive: true });
  return { root, folder: `${root}/${id}` };
}

/** A folder of the running test, which has to remove it. */
export function ownFolder(): string {
  const { testId, retry } = test.info();
  return `${scratchFolder}/tests/${testId}-${retry}`;
}

/** Builds one sample. */
export async function build(
  root: string,
  id: string,
  check: boolean,
): Promise<BuildResult> {
  const report = (): void => {};
  const [verdict] = await buildSamples({ root, ids: [id], check, report });
  if (!verdict) throw new Error(`No verdict on ${id}`);
  const left = /kept for inspection: (.+)$/.exec(verdict.findings.at(-1) ?? '')?.[1];
  // Must exist if there are findings, but the test does not need it.
  if (left) rmSync(path.dirname(left), { recursive: true });
  return verdict;
}

/** Replaces text in a file. Throws if the file does not contain it. */
export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, text.replace(from, to));
}
