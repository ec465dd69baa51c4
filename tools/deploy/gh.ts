import { spawnSync } from 'node:child_process';

/**
 * Runs GitHub's command line `gh`, which takes its token from GH_TOKEN, and returns what it prints.
 * `input` is its standard input. Returns `undefined`, with its message on the terminal, where it
 * fails or is not installed.
 */
export function gh(args: readonly string[], input = ''): string | undefined {
  const { status, stdout, error } = spawnSync('gh', args, {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (error) console.error(`gh cannot be started: ${error.message}`);
  return status === 0 ? stdout.trim() : undefined;
}
