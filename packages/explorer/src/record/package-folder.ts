import {
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { repository } from '@site/pages/repository';
import { inputFiles, installedPath } from '@site/samples/build/files';
import { installedVersion } from '@site/samples/build/run';
import { configOf } from '../browser/data/config.ts';
import { manifestOf } from '../browser/data/manifest.ts';
import { type InputId, runtimeDependencies } from '../browser/data/packages.ts';
import type { State } from '../browser/data/toggles.ts';

/** Absolute path of the folder with the inputs of the output explorer and their records. */
export const explorerFolder = `${repository}/docs/explorer`;

/** Packages that a `package.json` of an input may require. */
export const requiredPackages = [
  '@microsoft/api-extractor',
  '@rsbuild/plugin-react',
  '@rslib/core',
  '@swc/helpers',
  '@types/node',
  '@types/react',
  'react',
  'typescript',
];

/** The installed versions of `requiredPackages`, by name. */
export function installedVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    requiredPackages.map((name) => [name, installedVersion(name)]),
  );
}

/**
 * Copies the sources of an input into `<scratch>/<input>` and returns that folder. The scratch
 * folder is inside the repository, so that packages are found there. Those that the input may
 * bundle are copied to where npm would put them: module ids in the output derive from paths.
 */
export function copyInput(input: InputId, scratch: string): string {
  const folder = `${scratch}/${input}`;
  mkdirSync(folder, { recursive: true });
  const from = `${explorerFolder}/${input}`;
  for (const file of inputFiles(from))
    cpSync(`${from}/${file}`, `${folder}/${installedPath(file)}`, { recursive: true });
  for (const name of runtimeDependencies(input)) {
    const to = `${folder}/node_modules/${name}`;
    if (existsSync(to)) continue;
    cpSync(realpathSync(`${repository}/node_modules/${name}`), to, { recursive: true });
  }
  return folder;
}

/** Turns such a folder into the package of a state, without the output of an earlier build. */
export function writePackage(folder: string, state: State): void {
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  writeFileSync(`${folder}/rslib.config.ts`, configOf(state));
  writeFileSync(`${folder}/package.json`, manifestOf(state, installedVersions()));
}
