import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { nodeOf } from './node.ts';
import { homeAround } from './toolchain.ts';

/** How a child process ended, and all it wrote to either stream, in the order it was written. */
export interface Run {
  /** -1 when a signal ended it. */
  readonly exitCode: number;
  readonly output: string;
}

/**
 * Programs that more than one installed package offers: npm decides which one `node_modules/.bin` has. The TypeScript that
 * is documented lies in the folder of that name.
 */
const links = new Map([['tsc', '../typescript/bin/tsc']]);

/** No build comes near this, even on a busy machine; a hanging one should not hang a whole run. */
const patience = 300_000;

/**
 * Runs a command in a folder and returns what it wrote. `argv[0]` is `node`, `rslib` or another
 * program in the `node_modules/.bin` of the repository or, for a sample that has one, of its
 * toolchain; anything else throws. It runs under the Node.js of the major version `major`, whatever
 * runs this. Both streams share one file, so their order stays. Nothing of the caller's environment
 * but the search path reaches the child, so a run from a test, a terminal or CI prints the same.
 */
export async function runCommand(
  argv: readonly string[],
  cwd: string,
  major?: number,
): Promise<Run> {
  const log = `${cwd}.log`;
  const descriptor = openSync(log, 'w');
  try {
    const exitCode = await finished(argv, cwd, descriptor, nodeOf(major));
    return { exitCode, output: readFileSync(log, 'utf8') };
  } finally {
    closeSync(descriptor);
    rmSync(log, { force: true });
  }
}

function finished(
  argv: readonly string[],
  cwd: string,
  output: number,
  node: string,
): Promise<number> {
  const bin = `${homeAround(cwd)}/node_modules/.bin`;
  const [program, ...args] = programOf(argv, bin, node);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(bin, node),
      stdio: ['ignore', output, output],
      timeout: patience,
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? -1));
  });
}

function programOf(
  argv: readonly string[],
  bin: string,
  node: string,
): [string, ...string[]] {
  const [name = '', ...args] = argv;
  if (name === 'node') return [node, ...args];
  const file = `${bin}/${links.get(name) ?? name}`;
  if (name === '' || name.includes('/') || !existsSync(file)) {
    throw new Error(
      `There is no program "${name}" in node_modules/.bin. A sample runs only what the ` +
        'repository or its toolchain installs. Use "rslib", "node" or another installed one.',
    );
  }
  // Two programs run at a time on two cores, so a collector of garbage with threads of its own has to wait for one.
  return [node, '--single-threaded-gc', file, ...args];
}

/**
 * The environment in which programs of samples run: nothing of the caller but the search path and
 * where things are. The folder `bin` comes first on the path, then that of `node`, so that a program
 * which starts Node.js by its name gets the same one.
 */
export function environment(bin: string, node: string): NodeJS.ProcessEnv {
  const kept = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE'];
  return {
    ...Object.fromEntries(kept.flatMap((key) => pair(key))),
    PATH: [bin, dirname(node), process.env.PATH ?? ''].join(delimiter),
    NO_COLOR: '1',
    COLUMNS: '80',
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    NODE_NO_WARNINGS: '1',
    // A sample is too small to share out; threads that wait for each other cost more than they do.
    RAYON_NUM_THREADS: '1',
    TOKIO_WORKER_THREADS: '1',
  };
}

function pair(key: string): [string, string][] {
  const value = process.env[key];
  return value === undefined ? [] : [[key, value]];
}
