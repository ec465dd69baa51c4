import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Whether git has the whole history of `folder`. In a shallow clone, every file seems to have been
 * changed by the last commit, so showing no date is better.
 */
export function hasFullHistory(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'false';
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
  const { status, stdout, stderr } = spawnSync(
    'git',
    [...log.split(' '), format, '--', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`git log failed in ${folder}: ${stderr}`);
  // Newest first.
  for (const entry of stdout.split(entrySeparator).slice(1)) {
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
