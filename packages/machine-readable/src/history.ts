import { spawnSync } from 'node:child_process';

/**
 * Says whether git knows the whole history of `folder`. In a shallow clone every file seems to have been changed by the
 * one commit that is there, so a page had better show no date than that one. Without git, or outside a repository, there is no
 * history either.
 */
export function hasFullHistory(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'false';
}
