import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The names, versions and licences of the packages that files come from, with the text of each
 * licence that a package has: a text for people, sorted by name. Packages that another one has
 * copied into itself are listed, too. Takes absolute paths, and skips files outside of packages.
 */
export function licensesOf(files: readonly string[]): string {
  const folders = new Set(files.map((file) => packageFolder(path.dirname(file))));
  const notices = [...folders].flatMap((folder) => (folder ? [noticeOf(folder)] : []));
  return [...new Set(notices)].sort().join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folder of the package that a folder belongs to; undefined outside of packages. */
function packageFolder(folder: string): string | undefined {
  if (!folder.includes('node_modules')) return undefined;
  // A package may have other manifests, which only say what its files are.
  const isPackage =
    existsSync(`${folder}/package.json`) && manifestOf(folder).version !== undefined;
  return isPackage ? folder : packageFolder(path.dirname(folder));
}

function noticeOf(folder: string): string {
  const { name, version, license } = manifestOf(folder);
  const texts = readdirSync(folder)
    .filter((file) => /^(?:license|licence|notice|copyright)/i.test(file))
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
  return `${[`${name} ${version}, ${license}`, ...texts].join('\n\n')}\n`;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}
