import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createRslib, mergeRslibConfig } from '@rslib/core';
import config from '../../rslib.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
let script: Promise<string> | undefined;

/**
 * Builds the script, which is one file, into the cache, once in a process, and returns its absolute
 * path. Throws what Rslib cannot build.
 */
export function compareScript(): Promise<string> {
  script ??= buildScript();
  return script;
}

async function buildScript(): Promise<string> {
  const cache = path.resolve(root, '../../.cache/compare');
  mkdirSync(cache, { recursive: true });
  // Tests run at the same time, and none may read a half-written file.
  const folder = mkdtempSync(`${cache}/build-`);
  await buildPackage(folder, ['script']);
  renameSync(`${folder}/compare.mjs`, `${cache}/compare.mjs`);
  rmSync(folder, { recursive: true });
  return `${cache}/compare.mjs`;
}

/**
 * Builds the package for others into an absolute folder, or only these items of `lib`. Throws what
 * Rslib cannot build.
 */
export async function buildPackage(folder: string, lib?: string[]): Promise<void> {
  const output = { distPath: { root: folder } };
  const own = mergeRslibConfig(config, { logLevel: 'error', output });
  const rslib = await createRslib({ cwd: root, config: own });
  await rslib.build(lib ? { lib } : {});
}
