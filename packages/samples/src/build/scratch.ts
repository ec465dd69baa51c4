import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repository } from '@site/pages/repository';
import { inputFiles, installedPath, listFiles, readFiles } from './files.ts';
import { type NormalizedFile, normalize } from './normalized-sizes.ts';
import type { Sample } from './sample.ts';
import type { Replacement } from './terminal.ts';
import { toolchainAround, toolchainOf } from './toolchains.ts';

/**
 * Where samples are built. Inside the repository, so that packages are found in its `node_modules`
 * and the relative path to them, which some emitted files contain, is the same in every clone.
 */
export const scratchFolder = `${repository}/.cache/samples`;

/** Prefix of folders outside of the scratch folder that hold a single sample. */
const singlePrefix = 'rslib-samples-';

/** A new, empty folder for a run over any number of samples; its name has a fixed length. */
export function newScratch(): string {
  mkdirSync(scratchFolder, { recursive: true });
  return realpathSync(mkdtempSync(`${scratchFolder}/run-`));
}

/**
 * Copies the author's files of a sample into a new folder and returns its path: `<scratch>/<id>`,
 * or a folder inside the sample's toolchain so that its packages are found. `deps/` becomes
 * `node_modules/`: small packages in place of dependencies whose output would be too long to read.
 */
export function copyToScratch(sample: Sample, scratch: string): string {
  const toolchain = toolchainOf(sample);
  let parent = scratch;
  if (findsForeignTsconfig(sample)) {
    parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), singlePrefix)));
    symlinkSync(
      realpathSync(`${toolchain}/node_modules`),
      `${parent}/node_modules`,
      'dir',
    );
  } else if (toolchain !== repository) {
    mkdirSync(`${toolchain}/.cache`, { recursive: true });
    parent = realpathSync(mkdtempSync(`${toolchain}/.cache/${singlePrefix}`));
  }
  const folder = `${parent}/${sample.id}`;
  for (const file of inputFiles(sample.folder)) {
    cpSync(`${sample.folder}/${file}`, `${folder}/${installedPath(file)}`, {
      recursive: true,
    });
  }
  return folder;
}

/** Removes everything that a run in `folder` left, including the consumer. */
export function removeScratch(folder: string): void {
  for (const suffix of ['', '.consumer']) {
    rmSync(`${folder}${suffix}`, { recursive: true, force: true });
  }
  const parent = path.dirname(folder);
  if (path.basename(parent).startsWith(singlePrefix)) {
    rmSync(parent, { recursive: true, force: true });
  }
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
