import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repository } from '@site/mdx/repository';
import { inputFiles, installedPath, listFiles, readFiles } from '../format/files.ts';
import { shortHash } from '../format/record.ts';
import type { Sample } from '../format/sample.ts';
import { type NormalizedFile, normalize } from './normalized-sizes.ts';
import type { Replacement } from './terminal.ts';
import { toolchainAround, toolchainOf } from './toolchains.ts';

/**
 * Where packages are built. Inside the repository, so that packages are found in its `node_modules`
 * and the relative path to them, which some emitted files contain, is the same in every clone.
 */
export const scratchFolder = `${repository}/.cache/samples`;

/**
 * Makes an empty folder for the package `id`, always at the same path, from which Node.js finds the
 * packages that are installed in `toolchain`. What is built at the same time needs another `scratch`,
 * a name without slashes. An `outside` folder has no folder of the repository around it. What is
 * built stays there, to be looked at, until the same is built again.
 */
export function emptyFolder(
  scratch: string,
  id: string,
  toolchain = repository,
  outside = false,
): string {
  const inside = toolchain === repository ? scratchFolder : `${toolchain}/.cache`;
  let parent = `${inside}/${scratch}`;
  if (outside) {
    // Of the same length for everything.
    parent = path.join(os.tmpdir(), `rslib-samples-${shortHash([parent, id])}`);
    rmSync(parent, { recursive: true, force: true });
    mkdirSync(parent);
    symlinkSync(
      realpathSync(`${toolchain}/node_modules`),
      `${parent}/node_modules`,
      'dir',
    );
  }
  const folder = `${parent}/${id}`;
  for (const suffix of ['', '.consumer'])
    rmSync(`${folder}${suffix}`, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return realpathSync(folder);
}

/** Copies the author's files of a sample into an empty folder, which it returns. */
export function copySample(sample: Sample, scratch: string): string {
  const isAlone = findsForeignTsconfig(sample);
  const folder = emptyFolder(scratch, sample.id, toolchainOf(sample), isAlone);
  copyInputs(sample.folder, folder);
  return folder;
}

/**
 * Copies what an author wrote to where readers have it. `deps/` becomes `node_modules/`: small
 * packages in place of dependencies whose output would be too long to read.
 */
export function copyInputs(from: string, to: string): void {
  for (const file of inputFiles(from))
    cpSync(`${from}/${file}`, `${to}/${installedPath(file)}`, { recursive: true });
}

/**
 * To write declarations, Rslib looks for a `tsconfig.json` in parent folders too. A sample without
 * one would find the repository's.
 */
function findsForeignTsconfig({ folder, manifest }: Sample): boolean {
  if (existsSync(`${folder}/tsconfig.json`)) return false;
  const configs = inputFiles(folder).filter((file) => file.startsWith('rslib.config.'));
  const texts = configs.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return [...texts, ...manifest.commands.flat()].some((text) => /\bdts\b/.test(text));
}

/** Replacements for the paths of this machine in everything that a run in `folder` produces. */
export function replacementsFor(folder: string): Replacement[] {
  const installed = `${toolchainAround(folder)}/node_modules`;
  const packages = existsSync(installed) ? realpathSync(installed) : installed;
  const relative = path.relative(folder, packages).split(path.sep).join('/');
  const escaped = relative.replaceAll('.', '\\.');
  const own = `${path.basename(path.dirname(folder))}/${path.basename(folder)}`;
  return [
    // Sass prints paths relative to another folder.
    [new RegExp(`(?:\\.\\./)+(?:[\\w.-]+/)*${own}/`, 'g'), ''],
    [`${folder}.consumer`, '/consumer'],
    [folder, '/project'],
    // Before the absolute paths, which contain it if `node_modules` is a link.
    [new RegExp(`(?:\\.\\./)*${escaped}/`, 'g'), './node_modules/'],
    [packages, '/project/node_modules'],
    [installed, '/project/node_modules'],
    [`${repository}/node_modules`, '/project/node_modules'],
  ];
}

/** The files in `folder` that are new or differ from the inputs, by path. */
export function emittedFiles(
  sample: Sample,
  folder: string,
): Map<string, NormalizedFile> {
  const inputs = readFiles(sample.folder, inputFiles(sample.folder));
  const replacements = replacementsFor(folder);
  return new Map(
    [...readFiles(folder, listFiles(folder))]
      .filter(([file, content]) => !inputs.get(file)?.equals(content))
      .map(([file, content]) => [file, normalize(content, replacements)]),
  );
}
