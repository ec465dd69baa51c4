import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { installToolchains } from '@site/install/toolchains';
import { repository } from '@site/mdx/repository';
import type { Sample } from '../format/sample.ts';
import { withLock } from './lock.ts';

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

/**
 * Returns the absolute path of a toolchain, which is installed if it is missing. Another process that
 * needs it at the same time waits for it. Throws if there is none, or if npm cannot install it.
 */
export function installToolchain(name: string): string {
  const folder = `${toolchainsFolder}/${name}`;
  if (!existsSync(`${folder}/package.json`)) {
    throw new Error(
      `There is no toolchain "${name}". What builds and runs samples is installed by a folder of ` +
        `tools/toolchains. Use one of: ${readdirSync(toolchainsFolder).sort().join(', ')}.`,
    );
  }
  // npm writes this file last.
  const isInstalled = () => existsSync(`${folder}/node_modules/.package-lock.json`);
  if (!isInstalled())
    withLock(`${folder}/.installing`, () => {
      if (!isInstalled()) install(name);
    });
  return folder;
}

function install(name: string): void {
  try {
    installToolchains([name]);
  } catch (error) {
    throw new Error(
      `The toolchain "${name}" is not installed, and npm could not install it, so nothing can be ` +
        `built with it. Run "npm run toolchains -- ${name}".`,
      { cause: error },
    );
  }
}

/**
 * Absolute path of the folder whose `node_modules` a sample is built with: its toolchain, or the
 * repository if it names none.
 */
export function toolchainOf({ manifest }: Pick<Sample, 'manifest'>): string {
  const { toolchain } = manifest;
  return toolchain === undefined ? repository : installToolchain(toolchain);
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
  const folder = installToolchain(toolchain);
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
