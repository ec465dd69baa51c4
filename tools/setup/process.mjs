/** Starting other programs, in the few ways that the setup scripts need. */
import { spawn, spawnSync } from 'node:child_process';

/**
 * Runs `command` (program and arguments) with its output on this terminal, after printing it.
 * Returns its exit code, or 127 when it could not be started.
 */
export function run([program, ...args], env = process.env) {
  console.log(
    `\n$ ${[program === process.execPath ? 'node' : program, ...args].join(' ')}`,
  );
  const { status, signal, error } = spawnSync(program, args, { stdio: 'inherit', env });
  if (error) return 127;
  return status ?? (signal ? 1 : 0);
}

/**
 * Starts `command` (program and arguments) beside what this script does, with its output on this
 * terminal. Resolves to its exit code, or 127 when it could not be started.
 */
export function start([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Says whether `command` (program and arguments) can be started and ends with 0; shows nothing. */
export function succeeds([program, ...args]) {
  const { status } = spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 });
  return status === 0;
}

/**
 * Returns the command that runs npm with `args`. The npm that started this script is preferred,
 * because it is a script that Node can run on every system without a shell.
 */
export function npm(args, env = process.env) {
  const cli = env.npm_execpath ?? '';
  return /npm-cli\.[cm]?js$/.test(cli)
    ? [process.execPath, cli, ...args]
    : ['npm', ...args];
}
