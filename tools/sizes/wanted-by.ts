import { existsSync, readFileSync } from 'node:fs';

/** What is in a script, by its path below the built site: modules with their bytes before compression, the largest first. */
export type Parts = Readonly<
  Record<string, readonly { module: string; bytes: number; importedBy: string }[]>
>;

/** Where the build writes this down: tools/rspress/parts. */
export const partsFile = '.cache/parts.json';

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
  return existsSync(partsFile) ? JSON.parse(readFileSync(partsFile, 'utf8')) : {};
}

/** The name of a file without the hash of its content, by which two builds can be compared. */
export function stableName(file: string): string {
  return file.replace(/\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/, '');
}
