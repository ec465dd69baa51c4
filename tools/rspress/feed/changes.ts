import { spawnSync } from 'node:child_process';
import { hasFullHistory } from '../history.ts';

/** One commit that changed files. */
export interface Change {
  /** When, as ISO 8601 in UTC. */
  readonly date: string;
  /** First line of its message. */
  readonly subject: string;
  /** Paths of the files from the folder that was asked about, with forward slashes. */
  readonly files: readonly string[];
}

/** No character of a commit message or a path. */
const begin = '\u0001';
const between = '\u0002';

/**
 * The commits that changed files below `folder`, newest first. Empty where git does not know the whole history: in a shallow clone every
 * file would seem to have been changed by the last commit, and a folder without git has no history. Throws where git fails.
 */
export function changesIn(folder: string): Change[] {
  if (!hasFullHistory(folder)) return [];
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
  return parseLog(stdout);
}

/** Reads what `git log` printed in the format above. */
function parseLog(log: string): Change[] {
  return log
    .split(begin)
    .slice(1)
    .map((entry) => {
      const [head = '', ...files] = entry.split('\n');
      const [date = '', subject = ''] = head.split(between);
      // Versions of git differ in how they write the same moment.
      const moment = new Date(date).toISOString();
      return { date: moment, subject, files: files.filter(Boolean) };
    });
}
