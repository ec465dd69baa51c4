import { execFileSync } from 'node:child_process';

/** What git says of uncommitted changes in some paths of the repository at `root`: entries that end with a zero byte, none where all is clean. */
export function statusOf(root: string, paths: readonly string[]): string {
  return git(root, [
    'status',
    '--porcelain=v1',
    '--untracked-files=all',
    '-z',
    '--',
    ...paths,
  ]);
}

/** The uncommitted changes in a path of the repository at `root`, as a patch without context. */
export function diffOf(root: string, path: string): string {
  return git(root, ['diff', '-U0', '--no-color', '--no-ext-diff', '--', path]);
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
}
