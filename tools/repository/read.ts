import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextFile } from './text-file.ts';

/**
 * Reads every text file that belongs to the repository at `root`: those that git tracks and new
 * ones that it does not ignore. Files that hold a zero byte or are deleted are left out. Throws
 * when `root` is not a git repository.
 */
export function readProject(root: string): TextFile[] {
  return namesIn(root).flatMap((file) => {
    const text = readText(path.join(root, file));
    return text === undefined ? [] : [{ file, text }];
  });
}

/**
 * The same files, but each is read when its text is first asked for: for what looks at few of them. Files that hold
 * a zero byte or are deleted have an empty text.
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
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return [...new Set(listed.split('\0').filter(Boolean))].sort();
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
