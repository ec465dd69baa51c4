import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@site/pages/repository';
import { installToolchain } from './install-toolchain.ts';
import type { Sample } from './sample.ts';

/** Absolute path of the folder with the toolchains: private packages with their own lock file. */
export const toolchainsFolder = `${repository}/tools/toolchains`;

/**
 * The TypeScript compiler that the site documents. `node_modules/.bin/tsc` may belong to the older
 * one whose API reads types (`typescript-api`).
 */
export const typescript = `${repository}/node_modules/typescript/bin/tsc`;

/**
 * The major version of Node.js that builds and runs samples: the newest LTS release line
 * (`process.release.lts`). `tools/toolchains/node-<major>` pins the exact version.
 */
export const nodeMajor = 24;

/** The names of all toolchains, sorted. */
export function listToolchains(): string[] {
  return readdirSync(toolchainsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Absolute path of the folder whose `node_modules` a sample is built with: its toolchain, or the
 * repository if it names none. Installs a toolchain that is missing; throws if it does not exist.
 */
export function toolchainOf({ id, manifest }: Pick<Sample, 'id' | 'manifest'>): string {
  const { toolchain } = manifest;
  if (toolchain === undefined) return repository;
  const folder = `${toolchainsFolder}/${toolchain}`;
  if (!existsSync(`${folder}/package.json`)) {
    throw new Error(
      `${id}: There is no toolchain "${toolchain}". A sample is built with what a folder of ` +
        `tools/toolchains installs. Use one of: ${listToolchains().join(', ')}.`,
    );
  }
  return installToolchain(toolchain);
}

/**
 * Absolute path of the toolchain, or else the repository, whose `node_modules` programs running in
 * `folder` find first.
 */
export function toolchainAround(folder: string): string {
  const linked = `${path.dirname(folder)}/node_modules`;
  const place = existsSync(linked) ? path.dirname(realpathSync(linked)) : folder;
  const name = /\/tools\/toolchains\/([\w-]+)/.exec(place.split(path.sep).join('/'))?.[1];
  return name === undefined ? repository : `${toolchainsFolder}/${name}`;
}

/**
 * Absolute path of the Node.js of a major version, which is installed if need be. If npm has
 * none for this platform, it is the running Node.js, provided that its major version is the same;
 * otherwise throws an error that says what to do.
 */
export function nodePath(major = nodeMajor): string {
  const toolchain = `node-${major}`;
  const folder = `${toolchainsFolder}/${toolchain}`;
  if (!existsSync(`${folder}/package.json`)) {
    throw new Error(
      `There is no toolchain "${toolchain}". An exercise runs under a Node.js that a folder of ` +
        `tools/toolchains installs. Add one, or leave "node" out for Node.js ${nodeMajor}.`,
    );
  }
  installToolchain(toolchain);
  // One package for each platform, of which npm installs the right one.
  const packages = readdirSync(`${folder}/node_modules`);
  const installed = packages.find((name) => name.startsWith('node-'));
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  if (installed) return `${folder}/node_modules/${installed}/bin/${program}`;
  const running = process.versions.node;
  if (Number.parseInt(running, 10) === major) return process.execPath;
  throw new Error(
    `Node.js ${major} is not installed. Samples do not run under ${running}, the Node.js ` +
      'that runs this, because versions print and load some things differently. Run ' +
      `"npm run toolchains -- ${toolchain}". If npm has no Node.js ${major} for this platform ` +
      `(${process.platform} ${process.arch}), repeat the command with Node.js ${major}.`,
  );
}
