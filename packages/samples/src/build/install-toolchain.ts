import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { repository } from '@site/pages/repository';
import { withLock } from './lock.ts';

/**
 * Returns the absolute path of a toolchain, which is installed if it is missing. Another process that
 * needs it at the same time waits for it. Throws an error with the output of npm if that fails.
 */
export function installToolchain(name: string): string {
  const folder = `${repository}/tools/toolchains/${name}`;
  // npm writes this file last.
  const isInstalled = () => existsSync(`${folder}/node_modules/.package-lock.json`);
  if (!isInstalled())
    withLock(`${folder}/.installing`, () => {
      if (!isInstalled()) install(name);
    });
  return folder;
}

function install(name: string): void {
  const args = ['tools/setup/run.mjs', 'toolchains', name];
  // What is installed, and how far npm is, is shown meanwhile.
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (status === 0) return;
  throw new Error(
    `The toolchain "${name}" is not installed, and npm could not install it, so nothing can be ` +
      `built with it. Run "npm run toolchains -- ${name}".\n${stderr}`,
  );
}
