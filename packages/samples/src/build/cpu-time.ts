import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { isolatedEnvironment } from './command.ts';
import { nodePath, toolchainAround } from './toolchains.ts';

/**
 * The CPU time in seconds, user and system, that commands and all their children need in `folder`.
 * `argv[0]` of each is `node` or a program of the surrounding toolchain. Throws if one fails. Needs a
 * POSIX shell.
 */
export function cpuSeconds(
  commands: readonly (readonly string[])[],
  folder: string,
): number {
  const sum = commands.reduce((total, argv) => total + secondsOf(argv, folder), 0);
  return Math.round(sum * 100) / 100;
}

/** By the shell's own `times`. */
function secondsOf([name = '', ...args]: readonly string[], cwd: string): number {
  const bin = `${toolchainAround(cwd)}/node_modules/.bin`;
  const node = nodePath();
  const program = name === 'node' ? [] : [`${bin}/${name}`];
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@" >&2 || exit; times', 'sh', node, ...program, ...args],
    { cwd, env: isolatedEnvironment(bin, node), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} fails:\n${stderr}`);
  // The second line is of the children: user, then system, such as 0m1.520s.
  const [user = 0, system = 0] = [
    ...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest));
  return user + system;
}

/** Number and model of the processors, such as `2 × AMD EPYC`. */
export function processorName(): string {
  return `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim() ?? os.arch()}`;
}
