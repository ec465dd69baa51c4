import { spawnSync } from 'node:child_process';

/** Prints a command and runs it on this terminal. Returns its exit code, 127 if it cannot start. */
export function run([program, ...args], options = {}) {
  const name = program === process.execPath ? 'node' : program;
  console.log(`\n$ ${[name, ...args].join(' ')}`);
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  return error ? 127 : (status ?? 1);
}

/** Says whether a command can be started and ends with 0; shows nothing. */
export function succeeds([program, ...args]) {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Returns the command that runs the npm that started this script, without a shell. */
export function npm(...args) {
  const cli = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(cli) ? [process.execPath, cli, ...args] : ['npm', ...args];
}
