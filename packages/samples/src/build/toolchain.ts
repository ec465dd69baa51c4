import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/pages/repository/root';
import type { Sample } from './types.ts';

/**
 * Absolute path of the folder whose folders are the toolchains: packages of their own, with what
 * some samples are built with and the repository does not install (decisions/toolchains.md).
 */
export const toolchainsFolder = `${repository}/tools/toolchains`;

/** The names of all toolchains, in alphabetical order. */
export function listToolchains(root = toolchainsFolder): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Absolute path of the folder whose `node_modules` a sample is built with: its toolchain, or the
 * repository where it names none. Throws when there is no such toolchain or it is not installed.
 */
export function homeOf({ id, manifest }: Pick<Sample, 'id' | 'manifest'>): string {
  const { toolchain } = manifest;
  if (toolchain === undefined) return repository;
  const folder = `${toolchainsFolder}/${toolchain}`;
  if (!existsSync(`${folder}/package.json`)) {
    throw new Error(
      `${id}: There is no toolchain "${toolchain}". A sample is built with what a folder of ` +
        `tools/toolchains installs. Use one of: ${listToolchains().join(', ')}.`,
    );
  }
  if (!existsSync(`${folder}/node_modules`)) {
    throw new Error(
      `${id}: The toolchain "${toolchain}" is not installed, so nothing can be built with it. ` +
        'Run "npm run toolchains".',
    );
  }
  return folder;
}

/**
 * Absolute path of the folder whose `node_modules` a program that runs in `folder` finds first, as
 * far as it is one of `homeOf`; the repository for any other folder.
 */
export function homeAround(folder: string): string {
  const linked = `${path.dirname(folder)}/node_modules`;
  const place = existsSync(linked) ? path.dirname(realpathSync(linked)) : folder;
  const name = /\/tools\/toolchains\/([\w-]+)/.exec(place.split(path.sep).join('/'))?.[1];
  return name === undefined ? repository : `${toolchainsFolder}/${name}`;
}

/** The lock file that says what a sample is built with, as text. */
export function lockOf(toolchain: string | undefined): string {
  const home = toolchain === undefined ? repository : `${toolchainsFolder}/${toolchain}`;
  return readFileSync(`${home}/package-lock.json`, 'utf8');
}
