import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { when } from '../tool/facts.ts';
import { readManifest } from '../tool/manifest.ts';
import { origin } from '../tool/rows.ts';
import { loadedBy, placesIn } from './find.ts';
import { entriesOf, readJson, valueAt } from './json.ts';
import { type Kind, kinds, type Place } from './kinds.ts';
import { devPackages, jsxWithoutPlugin, openPaths } from './packages.ts';
import { placesOfProject } from './project.ts';
import { readSource, readSources } from './read.ts';
import { handWritten, stemOf, typesExported } from './types.ts';

/** As many places of a kind are printed, unless readers ask for all. */
const few = 8;

/**
 * Looks through the package in `root` for what Rslib treats otherwise, in `folder`, or in `src` if
 * there is one. Returns what is printed, and whether a file cannot be read. Throws an error for the
 * reader.
 */
export function lookAtSources(root: string, folder: string | undefined, isOpen: boolean) {
  const here = slashed(resolve(root));
  const file = `${here}/package.json`;
  const manifest = existsSync(file) ? readManifest(here) : undefined;
  if (!manifest)
    throw new Error(
      `There is no package.json in "${root}". Run the script in the folder of your package.`,
    );
  const json = readJson(file);
  const named = manifest.entries.filter((one) => one.includes('/'));
  const sources = folder ?? (existsSync(`${here}/src`) ? 'src' : '.');
  const folders = new Set(['dist', ...named.map((one) => one.replace(/\/.*/, ''))]);
  const outputs = [...folders].filter((one) => ![sources, 'src', '..'].includes(one));
  const from = slashed(resolve(root, sources));
  const { components, files, unread } = readSources(here, from, outputs);
  const listed = entriesOf(valueAt(json, 'devDependencies'));
  const dev = new Set(listed.map(([name]) => name));
  const load = createRequire(file);
  const byStem = new Map(files.map((one) => [stemOf(one.path), one]));
  const places = [
    ...files.flatMap((one) => placesIn(one, here)),
    ...files.flatMap((one) => devPackages(one, manifest, dev)),
    ...files.flatMap((one) => openPaths(one, manifest, load)),
    ...jsxWithoutPlugin(files, [...dev, ...manifest.provided, ...inConfig(here)]),
    ...typesExported(byStem),
    ...handWritten(files),
    ...placesOfProject(here, json, outputs, manifest.entries),
  ];
  const where = sources === '.' ? '' : ` in ${sources}`;
  const lines = [
    ...unread.map((one) => `✗ ${addressOf(one)} cannot be read: ${one.problem}`),
    ...kindLines(places, isOpen),
    ...when(components > 0, `not read: ${components} components, such as .vue files`),
    `files${where}: ${files.length}, ${places.length || 'nothing'} to look at`,
  ];
  return { lines, hasUnread: unread.length > 0 };
}

const slashed = (folder: string) => folder.replaceAll('\\', '/');

/** The packages that the configuration of Rslib imports, which may be those of a monorepo. */
function inConfig(root: string): string[] {
  const [file] = ['ts', 'mts', 'js', 'mjs', 'cjs']
    .map((one) => `${root}/rslib.config.${one}`)
    .filter((one) => existsSync(one));
  try {
    return file ? readSource(file, readFileSync(file, 'utf8')).all.map(loadedBy) : [];
  } catch {
    // Whoever builds with it is told what is wrong.
    return [];
  }
}

/** What was found of each kind: what it is, what Rslib does with it, the section, the places. */
function kindLines(places: readonly Place[], isOpen: boolean): string[] {
  return Object.entries(kinds).flatMap(([kind, { does, is, page }]) => {
    const found = places.filter((one) => one.kind === (kind as Kind));
    if (found.length === 0) return [];
    const shown = isOpen ? found : found.slice(0, few);
    const hidden = found.length - shown.length;
    return [
      `! ${is}`,
      `    ${does}`,
      `    ${origin}${page}`,
      ...shown.map(
        (one) => `    ${[addressOf(one), one.what].filter(Boolean).join('  ')}`,
      ),
      ...when(hidden > 0, `    and ${hidden} more, which --all prints`),
    ];
  });
}

/** `src/index.ts:3`. */
const addressOf = ({ file, line }: Pick<Place, 'file' | 'line'>) =>
  line > 0 ? `${file}:${line}` : file;
