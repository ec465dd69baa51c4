import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingIn } from '../../../../tools/setup/dependencies.mjs';

/** The folder whose `node_modules` has the browser build of the compiler. */
export const runtimeFolder = path.resolve(import.meta.dirname, '../npm');

/** The folder with the browser build of the compiler. */
export const compiler = `${runtimeFolder}/node_modules/@rspack/binding-wasm32-wasi`;

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

function isInstalled(): boolean {
  return existsSync(compiler) && missingIn(runtimeFolder).length === 0;
}
