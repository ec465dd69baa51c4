import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextFile } from './text-file.ts';

/**
 * Reads every text file that belongs to the repository at `root`: those that git tracks and new
 * ones that it does not ignore, or, in a source archive without git, those on disk that
 * `.gitignore` does not name. Files that hold a zero byte or are deleted are left out.
 */
export function readProject(root: string): TextFile[] {
  return namesIn(root).flatMap((file) => {
    const text = readText(path.join(root, file));
    return text === undefined ? [] : [{ file, text }];
  });
}

/**
 * The same files, but each is read when its text is first asked for: for what looks at few of them.
 * Files that hold a zero byte or are deleted have an empty text.
 */
export function listProject(root: string): TextFile[] {
  return namesIn(root).map((file) => {
    let read: string | undefined;
    return {
      file,
      get text() {
        read ??= readText(path.join(root, file)) ?? '';
        return read;
      },
    };
  });
}

function namesIn(root: string): string[] {
  return [...new Set(namesInGit(root) ?? namesOnDisk(root))].sort();
}

/**
 * `undefined` where git is missing or `root` is not the top of a repository: it may be an archive
 * unpacked in another one.
 */
function namesInGit(root: string): string[] | undefined {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

/**
 * The paths of all files below `root`, without folders that its `.gitignore` names; it holds plain
 * names alone.
 */
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
    // Deleted but not yet committed, or a link to a folder: nothing to read.
    const code: unknown =
      error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR') return undefined;
    throw error;
  }
}
