import { git } from '@site/mdx/repository';

/** What differs in a working tree. */
export interface Changes {
  /** Paths of files from the root of the tree, committed or not. */
  readonly files: readonly string[];
  /** What they are compared with, or why nothing is known, for a person to read. */
  readonly comparedWith: string;
}

/**
 * Reads what differs in the tree `folder` from the commit `base`, or from the merge base with
 * `origin/main` or `main` if there is none. Without git or such a branch, nothing counts as
 * changed. Throws if `base` is no commit of this clone.
 */
export function changesIn(folder: string, base?: string): Changes {
  const verify = 'rev-parse --verify --quiet --end-of-options'.split(' ');
  const named = base ? git(folder, ...verify, `${base}^{commit}`)?.trim() : undefined;
  if (base && !named) {
    throw new Error(
      `TEST_BASE is ${JSON.stringify(base)}, which is no commit of this clone. ` +
        'Fetch the commit, name another one, or unset TEST_BASE to compare with main.',
    );
  }
  const branch = ['origin/main', 'main'].find((name) =>
    git(folder, 'merge-base', 'HEAD', name),
  );
  const found = named ?? (branch && git(folder, 'merge-base', 'HEAD', branch)?.trim());
  if (!found)
    return { files: [], comparedWith: 'nothing: no git history with a branch main' };
  const tracked =
    git(folder, 'diff', '--name-only', '--relative', '-z', found, '--') ?? '';
  const added = git(folder, 'ls-files', '--others', '--exclude-standard', '-z') ?? '';
  const files = `${tracked}\0${added}`.split('\0').filter(Boolean);
  const short = found.slice(0, 9);
  const comparedWith = named ? `TEST_BASE (${short})` : `${branch} (${short})`;
  return { files: [...new Set(files)].sort(), comparedWith };
}
