import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodePath } from '@site/samples/build/toolchains';
import type { Check } from './checks.ts';
import type { BuiltPackage } from './projects.ts';

/** A file to load: with `require()` for the kind `require`, else with `import`. */
export interface LoadJob extends Pick<Check, 'id' | 'kind'> {
  readonly file: string;
}

const child = fileURLToPath(new URL('load-child.mjs', import.meta.url));

/**
 * Loads the consumers and the bundled applications with Node.js. For packages that support Node.js
 * 18, `require()` of ES modules is disabled.
 */
export function loadConsumers(
  packages: readonly BuiltPackage[],
  scratch: string,
): Check[] {
  return [true, false].flatMap((asNode18) => {
    const some = packages.filter(({ plan }) => (plan.node === '18') === asNode18);
    return loadFiles(some.flatMap(jobsOf), scratch, asNode18);
  });
}

/** Loads files in one process. Throws if the process fails as a whole. */
export function loadFiles(
  jobs: readonly LoadJob[],
  scratch: string,
  asNode18: boolean,
): Check[] {
  if (jobs.length === 0) return [];
  const [list, results] = [`${scratch}/load.json`, `${scratch}/loaded.json`];
  writeFileSync(list, JSON.stringify(jobs));
  const flags = asNode18 ? ['--no-experimental-require-module'] : [];
  const { status, stderr } = spawnSync(
    nodePath(),
    [...flags, '--no-warnings', child, list, results],
    { cwd: scratch, env: { PATH: process.env.PATH }, encoding: 'utf8', timeout: 120_000 },
  );
  if (status !== 0) throw new Error(`The packages could not be loaded:\n${stderr}`);
  return JSON.parse(readFileSync(results, 'utf8'));
}

function jobsOf({ id, plan, consumer }: BuiltPackage): LoadJob[] {
  const { formats, node } = plan;
  const esm = formats.includes('esm');
  const isRequired = formats.includes('cjs') || (esm && node === '20.19');
  return [
    ...(node ? [{ id, kind: 'import', file: `${consumer}/import.mjs` } as const] : []),
    ...(isRequired
      ? [{ id, kind: 'require', file: `${consumer}/require.cjs` } as const]
      : []),
    ...(esm
      ? [{ id, kind: 'bundle', file: `${consumer}/bundle/index.js` } as const]
      : []),
  ];
}
