import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { compareScript } from '@site/compare/bundle';
import { replacementsFor } from './scratch.ts';
import { terminalLines } from './terminal.ts';
import { nodePath, toolchainAround } from './toolchains.ts';

/** How a child process ended, and what it wrote to both streams in order. */
interface CommandResult {
  /** -1 if a signal ended it. */
  readonly exitCode: number;
  readonly output: string;
}

/**
 * More than one package offers `tsc`, and npm decides which one `node_modules/.bin` links to. The
 * documented TypeScript is in the folder of that name. `pnpm` is no file for Node.js.
 */
const linkTargets = new Map([
  ['tsc', '../typescript/bin/tsc'],
  ['pnpm', '../pnpm/bin/pnpm.mjs'],
]);

/** Far longer than any build takes, even on a busy machine, but a hanging one must end. */
const timeout = 300_000;

/**
 * Runs a command in a folder. `argv[0]` is `node` or a program of `node_modules/.bin` of the
 * repository or the surrounding toolchain; anything else throws. It runs under Node.js `major`, no
 * matter which version runs this. Both streams share a file to preserve their order, and of the
 * environment little more than the search path is passed on, so that output is the same everywhere.
 */
export async function runCommand(
  argv: readonly string[],
  cwd: string,
  major?: number,
): Promise<CommandResult> {
  const node = nodePath(major);
  const bin = `${toolchainAround(cwd)}/node_modules/.bin`;
  const [program, ...args] = resolveProgram(await withDownload(argv, cwd), bin, node);
  const log = `${cwd}.log`;
  const descriptor = openSync(log, 'w');
  try {
    const exitCode = await new Promise<number>((resolve, reject) => {
      const child = spawn(program, args, {
        cwd,
        env: isolatedEnvironment(bin, node),
        stdio: ['ignore', descriptor, descriptor],
        timeout,
      });
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? -1));
    });
    return { exitCode, output: readFileSync(log, 'utf8') };
  } finally {
    closeSync(descriptor);
    rmSync(log, { force: true });
  }
}

/**
 * Runs a command for the package in `folder`, there or in `cwd`, under Node.js `node`, as `runCommand`
 * does. Its lines are without what differs between machines and runs.
 */
export async function runNormalized(
  argv: readonly string[],
  folder: string,
  cwd = folder,
  node?: number,
) {
  const { exitCode, output } = await runCommand(argv, cwd, node);
  const lines = terminalLines(output, replacementsFor(folder));
  return { ok: exitCode === 0, exitCode, lines };
}

/**
 * Runs a task for each item, two at a time: Rspack uses several threads, so more builds would only
 * wait for each other.
 */
export async function twoAtATime<T>(
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await task(item);
  };
  await Promise.all([work(), work()]);
}

/**
 * Puts the script that readers download from the site in the place of `compare.mjs`, unless the
 * folder has a file of that name. An exercise has its arguments in the same text.
 */
async function withDownload(
  argv: readonly string[],
  cwd: string,
): Promise<readonly string[]> {
  const [name, program = '', ...rest] = argv;
  const [file, ...args] = program.split(' ');
  const isDownload = name === 'node' && file === 'compare.mjs';
  if (!isDownload || existsSync(`${cwd}/compare.mjs`)) return argv;
  return [name, await compareScript(), ...args, ...rest];
}

function resolveProgram(
  argv: readonly string[],
  bin: string,
  node: string,
): [string, ...string[]] {
  const [name = '', ...args] = argv;
  if (name === 'node') return [node, ...args];
  const file = `${bin}/${linkTargets.get(name) ?? name}`;
  if (name === '' || name.includes('/') || !existsSync(file)) {
    throw new Error(
      `There is no program "${name}" in node_modules/.bin. A sample runs only what the ` +
        'repository or its toolchain installs. Use "rslib", "node" or another installed one.',
    );
  }
  // Two programs run at a time on two cores, so threads of the garbage collector would only wait.
  return [node, '--single-threaded-gc', file, ...args];
}

/**
 * The environment of a sample's programs. `bin` comes first on the path, then the folder of `node`,
 * so that a program that starts Node.js by name gets the same version.
 */
function isolatedEnvironment(bin: string, node: string): NodeJS.ProcessEnv {
  const inherited = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE'];
  return {
    ...Object.fromEntries(inherited.map((key) => [key, process.env[key]])),
    PATH: [bin, dirname(node), process.env.PATH ?? ''].join(delimiter),
    NO_COLOR: '1',
    COLUMNS: '80',
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    NODE_NO_WARNINGS: '1',
    // Turborepo otherwise announces its telemetry in the first run on a machine.
    DO_NOT_TRACK: '1',
    // Samples are so small that threads cost more than they save.
    RAYON_NUM_THREADS: '1',
    TOKIO_WORKER_THREADS: '1',
  };
}
