import path from 'node:path';
import { git } from '@site/mdx/repository';

/**
 * Whether git has the whole history of `folder`. In a shallow clone, every file seems to have been
 * changed by the last commit, so showing no date is better.
 */
export function hasFullHistory(folder: string): boolean {
  return git(folder, 'rev-parse', '--is-shallow-repository')?.trim() === 'false';
}

/** A commit. */
export interface Change {
  /** ISO 8601 in UTC. */
  readonly date: string;
  /** First line of the message. */
  readonly subject: string;
}

// Neither character occurs in commit messages or paths.
const entrySeparator = '\u0001';
const fieldSeparator = '\u0002';

/**
 * The last commit that changed each file below `folder`, by absolute path. Empty without the whole
 * history. Throws if git fails.
 */
export function lastChanges(folder: string): Map<string, Change> {
  const changes = new Map<string, Change>();
  if (!hasFullHistory(folder)) return changes;
  const log = '-c core.quotePath=false log --no-merges --relative --name-only';
  const format = `--format=${entrySeparator}%cI${fieldSeparator}%s`;
  const commits = git(folder, ...log.split(' '), format, '--', '.');
  if (commits === undefined) throw new Error(`git log failed in ${folder}.`);
  // Newest first.
  for (const entry of commits.split(entrySeparator).slice(1)) {
    const [head = '', ...files] = entry.split('\n');
    const [date = '', subject = ''] = head.split(fieldSeparator);
    // The offset of UTC is written differently by different versions of git.
    const change = { date: new Date(date).toISOString(), subject };
    for (const name of files.filter(Boolean)) {
      const file = path.resolve(folder, name);
      if (!changes.has(file)) changes.set(file, change);
    }
  }
  return changes;
}
