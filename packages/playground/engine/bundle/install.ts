import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@site/pages/json-file';

/** The folder whose `node_modules` has the browser build of the compiler. */
export const runtimeFolder = path.resolve(import.meta.dirname, '../npm');

const lockFile = `${runtimeFolder}/package-lock.json`;

/** The lock file, which names each package with its version and hash. */
export const readLock = (): string => readFileSync(lockFile, 'utf8');

/**
 * Installs the browser build of the compiler as the lock file asks, unless that is done. It is for
 * a processor that no computer has, so npm is told that this is one. Throws what npm says.
 */
export function installRuntime(): void {
  if (isInstalled()) return;
  console.log('The compiler of the playground has to be installed once: 28 MB from npm.');
  const args = ['ci', '--cpu=wasm32', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: runtimeFolder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !isInstalled()) throw new Error(`npm ${args.join(' ')}: ${stderr}`);
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

function isInstalled(): boolean {
  const installed = `${runtimeFolder}/node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  const there = readJson<Lock>(installed, { packages: 'object' });
  const wanted = readJson<Lock>(lockFile, { packages: 'object' });
  return Object.entries(wanted.packages).every(
    ([name, { version }]) => name === '' || there.packages[name]?.version === version,
  );
}
