import { spawnSync } from 'node:child_process';

/**
 * The day on which the repository at `root` was last committed to; today where git does not know.
 * What a check says of a commit then stays the same on every day and every machine.
 */
export function commitDate(root: string): Date {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], {
    cwd: root,
    encoding: 'utf8',
  });
  const date = new Date((stdout ?? '').trim());
  return Number.isNaN(date.getTime()) ? new Date() : date;
}
