import { spawnSync } from 'node:child_process';

/** What differs from the branch that a change will be merged into. */
export interface Changes {
  /** The commit that the files are compared with, by its full hash. */
  readonly base: string;
  /** Paths from the root of files that are new or other than in `base`: committed, uncommitted and untracked ones. */
  readonly files: readonly string[];
  /** Paths of files that are in `base` and no longer there. */
  readonly gone: readonly string[];
}

/**
 * Compares the repository at `root` as it lies on disk with the commit at which it left `main`: that of `origin`, else the
 * local one, else the last commit. Throws when `root` is no git repository with a commit.
 */
export function changesIn(root: string): Changes {
  const base = ['origin/main', 'main', 'HEAD']
    .map((ref) => git(root, ['merge-base', 'HEAD', ref])?.trim())
    .find(Boolean);
  if (!base)
    throw new Error(`${root} is no git repository with a commit to compare with.`);
  const differing = list(root, [
    'diff',
    '--name-status',
    '--no-renames',
    '-z',
    base,
    '--',
  ]);
  const files = list(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  const gone: string[] = [];
  // A letter for what happened, then the path.
  for (let at = 0; at < differing.length; at += 2) {
    const file = differing[at + 1] ?? '';
    (differing[at] === 'D' ? gone : files).push(file);
  }
  return { base, files: files.sort(), gone };
}

/** Text of `file` in the commit `base`; empty where it was not there. */
export function textIn(root: string, base: string, file: string): string {
  return git(root, ['show', `${base}:${file}`]) ?? '';
}

function list(root: string, args: readonly string[]): string[] {
  const output = git(root, args);
  if (output === undefined) throw new Error(`git ${args.join(' ')} failed in ${root}.`);
  return output.split('\0').filter(Boolean);
}

function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}
