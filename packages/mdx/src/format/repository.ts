import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const repository = path.resolve(
  fileURLToPath(new URL('../../../..', import.meta.url)),
);

/** The path of a file from the root of the repository, with forward slashes. */
export function pathInRepository(file: string): string {
  return path.relative(repository, file).replaceAll('\\', '/');
}

/** A UTF-8 file of the repository. */
export interface TextFile {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  text: string;
}

/**
 * Reads every text file of the repository at `root`: tracked and new files according to git, or, in
 * a source archive without git, all files that `.gitignore` does not name. Leaves out binary and
 * deleted files.
 */
export function readProject(root: string): TextFile[] {
  const names = new Set(namesInGit(root) ?? namesOnDisk(root));
  return [...names].sort().flatMap((file) => {
    const text = readText(path.join(root, file));
    return text === undefined ? [] : [{ file, text }];
  });
}

/** The line, counted from 1, of the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The line, counted from 1, of the first occurrence of `part`; 0 if there is none. */
export function lineOf(text: string, part: string): number {
  const offset = text.indexOf(part);
  return offset === -1 ? 0 : lineAt(text, offset);
}

/** What git prints in a folder, or `undefined` if it is missing or fails. */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout : undefined;
}

/** `undefined` if git is missing, or `root` is an archive unpacked inside another repository. */
function namesInGit(root: string): string[] | undefined {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const listed = git(
    root,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  );
  return listed?.split('\0').filter(Boolean);
}

/** All files except those in `.gitignore`, which contains only plain names. */
function namesOnDisk(root: string): string[] {
  const names = (readText(path.join(root, '.gitignore')) ?? '').split('\n');
  const ignored = new Set(['.git', ...names.map((name) => name.replace(/\/$/, ''))]);
  const list = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (ignored.has(entry.name)) return [];
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? list(name) : [name];
    });
  return list('');
}

function readText(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('\0') ? undefined : text;
  } catch (error) {
    // Deleted but not yet committed, or a link to a folder.
    const code: unknown =
      error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR') return undefined;
    throw error;
  }
}
