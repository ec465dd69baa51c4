import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingIn } from '../../../../tools/setup/dependencies.mjs';
import { npm, run } from '../../../../tools/setup/process.mjs';

/** The folder whose `node_modules` has the browser build of the compiler. */
export const runtimeFolder = path.resolve(import.meta.dirname, '../npm');

/** The folder with the browser build of the compiler. */
export const compiler = `${runtimeFolder}/node_modules/@rspack/binding-wasm32-wasi`;

/**
 * Installs the browser build of the compiler as the lock file asks, unless that is done. It is for
 * a processor that no computer has, so npm is told that this is one. Throws if npm cannot.
 */
export function installRuntime(): void {
  const isInstalled = () => existsSync(compiler) && missingIn(runtimeFolder).length === 0;
  if (isInstalled()) return;
  console.log('The compiler of the playground has to be installed once: 28 MB from npm.');
  const options = ['--cpu=wasm32', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [program, ...args] = npm('ci', ...options);
  const code = run([program, ...args], { cwd: runtimeFolder });
  if (code !== 0 || !isInstalled()) throw new Error('npm ci failed; it says why above.');
}
