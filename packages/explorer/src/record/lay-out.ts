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
import { configOf } from '../browser/data/config.ts';
import { manifestOf } from '../browser/data/manifest.ts';
import { packages } from '../browser/data/packages.ts';
import type { InputId, State } from '../browser/data/types.ts';
import { explorerFolder } from './places.ts';
import { installedVersions } from './versions.ts';

/**
 * Copies the sources of an input into `<scratch>/<input>` and returns that folder. It lies inside the
 * repository, so that packages are found there. Those that the package may bundle lie in its own `node_modules`, where npm
 * would put them: the ids of modules in the output come from their paths.
 */
export function layOutInput(input: InputId, scratch: string): string {
  const folder = `${scratch}/${input}`;
  mkdirSync(folder, { recursive: true });
  const from = `${explorerFolder}/${input}`;
  for (const file of inputFiles(from)) {
    cpSync(`${from}/${file}`, `${folder}/${installedPath(file)}`, { recursive: true });
  }
  const { dependencies, peerDependencies } = packages[input];
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const to = `${folder}/node_modules/${name}`;
    if (existsSync(to)) continue;
    cpSync(realpathSync(`${repository}/node_modules/${name}`), to, { recursive: true });
  }
  return folder;
}

/** Makes such a folder the package of a state, and takes away what a build before has left. */
export function configure(folder: string, state: State): void {
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  writeFileSync(`${folder}/rslib.config.ts`, configOf(state));
  writeFileSync(`${folder}/package.json`, manifestOf(state, installedVersions()));
}
