import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodePath } from '@site/samples/build/toolchains';

/** A file to load with Node.js, and the name under which its answer is wanted. */
export interface Job {
  readonly key: string;
  readonly how: 'import' | 'require';
  readonly file: string;
}

/** Whether it could be loaded, and what it gave or why not. */
export interface Loaded {
  readonly ok: boolean;
  readonly says: readonly string[];
}

const child = fileURLToPath(new URL('load-child.mjs', import.meta.url));

/**
 * Loads files with one Node.js for all of them. With `old`, it behaves as versions that cannot `require()` an ES module.
 * Throws where that Node.js ends before it has answered.
 */
export function loadAll(
  jobs: readonly Job[],
  scratch: string,
  old: boolean,
): Record<string, Loaded> {
  if (jobs.length === 0) return {};
  const name = old ? 'old' : 'new';
  const [list, answers] = [
    `${scratch}/${name}-jobs.json`,
    `${scratch}/${name}-said.json`,
  ];
  writeFileSync(list, JSON.stringify(jobs));
  const flags = old ? ['--no-experimental-require-module'] : [];
  const { status, stderr } = spawnSync(
    nodePath(),
    [...flags, '--no-warnings', child, list, answers],
    { cwd: scratch, env: { PATH: process.env.PATH }, encoding: 'utf8', timeout: 120_000 },
  );
  if (status !== 0) throw new Error(`The packages could not be loaded:\n${stderr}`);
  return JSON.parse(readFileSync(answers, 'utf8'));
}
