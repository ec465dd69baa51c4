import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hasFullHistory } from './history.ts';

/** A commit. */
export interface Change {
  /** When, as ISO 8601 in UTC. */
  readonly date: string;
  /** First line of its message. */
  readonly subject: string;
}

/** No character of a commit message or a path. */
const begin = '\u0001';
const between = '\u0002';

/**
 * The last commit that changed each file below `folder`, by the file's absolute path. Empty where
 * git does not know the whole history: in a shallow clone every file seems to have been changed by
 * the last commit. Throws where git fails.
 */
export function lastChanges(folder: string): Map<string, Change> {
  const changes = new Map<string, Change>();
  if (!hasFullHistory(folder)) return changes;
  const { status, stdout, stderr } = spawnSync(
    'git',
    [
      '-c',
      'core.quotePath=false',
      'log',
      '--no-merges',
      '--relative',
      '--name-only',
      `--format=${begin}%cI${between}%s`,
      '--',
      '.',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`git log failed in ${folder}: ${stderr}`);
  // Newest first.
  for (const entry of stdout.split(begin).slice(1)) {
    const [head = '', ...files] = entry.split('\n');
    const [date = '', subject = ''] = head.split(between);
    // Versions of git differ in how they write the same moment.
    const change = { date: new Date(date).toISOString(), subject };
    for (const name of files.filter(Boolean)) {
      const file = path.resolve(folder, name);
      if (!changes.has(file)) changes.set(file, change);
    }
  }
  return changes;
}
