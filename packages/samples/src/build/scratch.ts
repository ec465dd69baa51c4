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
import { repository } from '@site/pages/repository/root';
import { inputFiles, installedPath, listFiles, readFiles } from './files.ts';
import type { Replacement } from './normalise.ts';
import { scratchFolder } from './places.ts';
import { type Told, tell } from './told-sizes.ts';
import { homeAround, homeOf } from './toolchain.ts';
import type { Sample } from './types.ts';

/** A new, empty folder for one run over any number of samples; its name has a fixed length. */
export function newScratch(): string {
  mkdirSync(scratchFolder, { recursive: true });
  return realpathSync(mkdtempSync(`${scratchFolder}/run-`));
}

/**
 * Copies what the author of a sample wrote into a new folder, `<scratch>/<id>` for nearly every
 * sample, and returns its path. A sample with a toolchain lies below that, so that packages are
 * found there. What lies in the sample's `deps/` becomes its `node_modules/`: small packages that
 * stand for dependencies, where a real one would make the output too long to read.
 */
export function layOut(sample: Sample, scratch: string): string {
  const home = homeOf(sample);
  const folder = `${placeFor(sample, home) ?? scratch}/${sample.id}`;
  for (const file of inputFiles(sample.folder)) {
    cpSync(`${sample.folder}/${file}`, `${folder}/${installedPath(file)}`, {
      recursive: true,
    });
  }
  return folder;
}

/** Removes what a run in `folder` left, with the project and the tarball made beside it. */
export function clearAway(folder: string): void {
  const own = path.basename(path.dirname(folder)).startsWith(ownName);
  for (const suffix of ['', '.consumer', '.pack']) {
    rmSync(`${folder}${suffix}`, { recursive: true, force: true });
  }
  if (own) rmSync(path.dirname(folder), { recursive: true, force: true });
}

/** How the folders begin that hold one sample alone. */
const ownName = 'rslib-samples-';

function placeFor(sample: Sample, home: string): string | undefined {
  if (needsDistance(sample)) return farAway(home);
  if (home === repository) return undefined;
  mkdirSync(`${home}/.cache`, { recursive: true });
  return realpathSync(mkdtempSync(`${home}/.cache/${ownName}`));
}

/**
 * To write declarations, Rslib looks for a `tsconfig.json` in the folders above too. A sample
 * that has none would find the repository's, so it is built elsewhere.
 */
function needsDistance({ folder, manifest }: Sample): boolean {
  if (existsSync(`${folder}/tsconfig.json`)) return false;
  const configs = inputFiles(folder).filter((file) => file.startsWith('rslib.config.'));
  const texts = configs.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return [...texts, ...manifest.commands.flat()].some((text) => /\bdts\b/.test(text));
}

function farAway(home: string): string {
  const scratch = realpathSync(mkdtempSync(path.join(os.tmpdir(), ownName)));
  symlinkSync(realpathSync(`${home}/node_modules`), `${scratch}/node_modules`, 'dir');
  return scratch;
}

/** What to write instead of this machine's paths in everything that a run in `folder` produced. */
export function replacementsFor(folder: string): Replacement[] {
  const installed = `${homeAround(folder)}/node_modules`;
  const packages = existsSync(installed) ? realpathSync(installed) : installed;
  const relative = path.relative(folder, packages).split(path.sep).join('/');
  const escaped = relative.replaceAll('.', '\\.');
  return [
    [`${folder}.consumer`, '/consumer'],
    [folder, '/project'],
    // Before the absolute paths, which are a part of it where `node_modules` is a link.
    [new RegExp(`(?:\\.\\./)*${escaped}/`, 'g'), './node_modules/'],
    [packages, '/project/node_modules'],
    [installed, '/project/node_modules'],
    [`${repository}/node_modules`, '/project/node_modules'],
  ];
}

/**
 * The files in `folder` that are new or differ from the inputs, as they were written and as they
 * are recorded.
 */
export function emittedFiles(sample: Sample, folder: string): Map<string, Told> {
  const inputs = readFiles(sample.folder, inputFiles(sample.folder));
  const replacements = replacementsFor(folder);
  const emitted = new Map<string, Told>();
  for (const [file, content] of readFiles(folder, listFiles(folder))) {
    if (inputs.get(file)?.equals(content)) continue;
    emitted.set(file, tell(content, replacements));
  }
  return emitted;
}
