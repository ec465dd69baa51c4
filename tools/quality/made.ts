import { spawnSync } from 'node:child_process';
import type { Made } from './model.ts';

/** Says when, of which commit and with what the figures are made. `command` is what one types to make them. */
export function madeNow(root: string, command: string): Made {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  return {
    on: new Date().toISOString(),
    command,
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain') !== '',
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
  };
}
