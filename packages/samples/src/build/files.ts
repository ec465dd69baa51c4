import { readdirSync, readFileSync } from 'node:fs';

/** What belongs to a sample's manifest and record rather than to the package it describes. */
const notInputs = new Set(['dist', 'recorded.json', 'sample.json', 'node_modules']);

/** Folders in which tools keep their own affairs; nothing in them is emitted. */
const private_ = new Set(['node_modules', '.rstack', '.mf']);

/**
 * All files below a folder as paths from it, with forward slashes, in alphabetical order.
 * `skip` names entries of the folder itself that are left out. Packages installed further down, in
 * the `node_modules` of a workspace, are left out too.
 */
export function listFiles(
  folder: string,
  skip: ReadonlySet<string> = private_,
): string[] {
  const found: string[] = [];
  const walk = (prefix: string): void => {
    for (const entry of readdirSync(`${folder}/${prefix}`, { withFileTypes: true })) {
      const path = `${prefix}${entry.name}`;
      if (prefix === '' ? skip.has(entry.name) : isForeign(prefix, entry.name)) continue;
      if (entry.isDirectory()) walk(`${path}/`);
      else found.push(path);
    }
  };
  walk('');
  return found.sort(byCodePoint);
}

/** What a build emits may have such a folder of its own. */
function isForeign(prefix: string, name: string): boolean {
  return name === 'node_modules' && !prefix.startsWith('dist/');
}

/** The files of a sample that its author wrote, as paths from its folder. */
export function inputFiles(folder: string): string[] {
  return listFiles(folder, notInputs);
}

/**
 * Where a reader has a file of a sample, given its path from the sample's folder. The packages in
 * `deps/` lie in `node_modules/`, and so do those that such a package has in a `deps/` of its own,
 * for the case that two versions of one are installed. Other paths stay as they are.
 */
export function installedPath(file: string): string {
  return file.startsWith('deps/')
    ? file.replace(/(?<=^|\/)deps\//g, 'node_modules/')
    : file;
}

/** The contents of files, keyed by their path from the folder. */
export function readFiles(folder: string, paths: readonly string[]): Map<string, Buffer> {
  return new Map(paths.map((path) => [path, readFileSync(`${folder}/${path}`)]));
}

/** The text of a file, or `undefined` where the bytes are no UTF-8 text. */
export function textOf(content: Buffer): string | undefined {
  if (content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** Independent of the machine's language, unlike `localeCompare`. */
function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
