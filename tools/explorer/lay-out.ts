import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { configOf } from '../../theme/explorer/data/config.ts';
import { manifestOf } from '../../theme/explorer/data/manifest.ts';
import type { InputId, State } from '../../theme/explorer/data/types.ts';
import { inputFiles, installedPath } from '../samples/files.ts';
import { explorerFolder } from './places.ts';
import { installedVersions } from './versions.ts';

/**
 * Copies the sources of an input into `<scratch>/<input>` and returns that folder. It lies inside the
 * repository, so that packages are found there.
 */
export function layOutInput(input: InputId, scratch: string): string {
  const folder = `${scratch}/${input}`;
  mkdirSync(folder, { recursive: true });
  const from = `${explorerFolder}/${input}`;
  for (const file of inputFiles(from)) {
    cpSync(`${from}/${file}`, `${folder}/${installedPath(file)}`, { recursive: true });
  }
  return folder;
}

/** Makes such a folder the package of a state, and takes away what a build before has left. */
export function configure(folder: string, state: State): void {
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  writeFileSync(`${folder}/rslib.config.ts`, configOf(state));
  writeFileSync(`${folder}/package.json`, manifestOf(state, installedVersions()));
}
