import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is in a script, by its path below the built site: modules with their bytes before compression, the largest first. */
export type Parts = Readonly<
  Record<string, readonly { module: string; bytes: number; importedBy: string }[]>
>;

/**
 * Where a build into `folder` writes this down: tools/rspress/parts. Builds of the tests with other settings share another file,
 * since they are not the site that readers get.
 */
export function partsFile(folder: string): string {
  return path.basename(folder) === 'doc_build'
    ? '.cache/parts.json'
    : '.cache/parts-of-variant.json';
}

/** How many modules a message names. */
const named = 3;

/**
 * Says of a file of the built site what is largest in it and which module imports that, for the end of a line; nothing for a file that the last
 * build did not write down. `parts` is what it wrote.
 */
export function wantedBy(parts: Parts = readParts()): (file: string) => string {
  return (file) => {
    const modules = (parts[file] ?? []).slice(0, named);
    const list = modules.map(
      ({ module, importedBy }) =>
        `${module}${importedBy === '' ? '' : `, imported by ${importedBy}`}`,
    );
    return list.length === 0 ? '' : ` (${list.join('; ')})`;
  };
}

function readParts(): Parts {
  const file = partsFile('doc_build');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The name of a file without the hash of its content, by which two builds can be compared. */
export function stableName(file: string): string {
  return file.replace(/\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/, '');
}
