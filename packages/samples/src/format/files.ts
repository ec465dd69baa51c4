import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Entries of a sample's folder that are not part of the package it builds. */
const notInputs = new Set(['dist', 'recorded.json', 'sample.json', 'node_modules']);

/** Folders of installed packages and tool caches; nothing in them is emitted. */
const notOutputs = new Set(['node_modules', '.rstack', '.mf', '.nx', '.git']);

/**
 * All files of a folder as relative paths with forward slashes, sorted. `skip` names entries of the
 * folder itself to leave out; `node_modules` of nested workspaces are always left out.
 */
export function listFiles(
  folder: string,
  skip: ReadonlySet<string> = notOutputs,
): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => path.relative(folder, `${parentPath}/${name}`))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !skip.has(file.replace(/\/.*/, '')) && !isInstalled(file))
      // By code unit, the same on every machine.
      .sort()
  );
}

/** Whether a file belongs to a nested workspace's packages. A build may emit `node_modules` to `dist`. */
function isInstalled(file: string): boolean {
  return /\/(?:node_modules|\.turbo)(?:\/|$)/.test(file) && !file.startsWith('dist/');
}

/** The files of a sample that its author wrote, as paths relative to its folder. */
export function inputFiles(folder: string): string[] {
  return listFiles(folder, notInputs);
}

/**
 * The path of a sample's file in a reader's project. `deps/` holds installed packages, which may
 * have a `deps/` of their own, and becomes `node_modules/`. Other paths stay the same.
 */
export function installedPath(file: string): string {
  return file.startsWith('deps/')
    ? file.replace(/(?<=^|\/)deps\//g, 'node_modules/')
    : file;
}

/** File contents by path. */
export function readFiles(folder: string, paths: readonly string[]): Map<string, Buffer> {
  return new Map(paths.map((file) => [file, readFileSync(`${folder}/${file}`)]));
}

/** The text of a file, or `undefined` for binary content. */
export function decodeText(content: Buffer): string | undefined {
  if (content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}
