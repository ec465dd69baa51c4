import { execFileSync, spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { type Process, readStat, treeOf } from './processes.ts';

/** What a command took. */
export interface Cost {
  /** From its start to its end, in seconds. */
  readonly wall: number;
  /** Time on processors of the command and all that it started, in seconds; `null` where the system has no `/proc`. */
  readonly cpu: number | null;
  /** The most memory that the command and all that it started held at one moment, in MiB; `null` where the system has no `/proc`. */
  readonly memory: number | null;
  /** Why it was stopped before its end, or how it ended other than well. */
  readonly ended?: string;
}

/** What it may take before it is stopped. */
export interface Limits {
  readonly minutes: number;
  /** In MiB. */
  readonly memory: number;
}

/** How often the processes are looked at, in milliseconds. */
const interval = 200;

/** Runs a program with its output in the file `log` and looks at its processes until it ends, or a limit is reached. */
export async function run(
  [program = '', ...args]: readonly string[],
  { cwd, log, env }: { cwd: string; log: string; env: NodeJS.ProcessEnv },
  limits: Limits,
): Promise<Cost> {
  const output = openSync(log, 'w');
  const begin = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', output, output] });
  const own = new Map<number, number>();
  let memory = 0;
  let ended: string | undefined;
  const stop = (why: string, tree: readonly Process[]) => {
    ended = why;
    for (const { id } of [...tree].reverse()) kill(id);
  };
  const timer = setInterval(() => {
    const tree = treeOf(child.pid ?? -1, processes());
    for (const one of tree) own.set(one.id, one.own);
    const now = (tree.reduce((sum, { pages }) => sum + pages, 0) * pageSize) / 2 ** 20;
    memory = Math.max(memory, now);
    const minutes = (performance.now() - begin) / 60_000;
    if (now > limits.memory) stop(`stopped at ${Math.round(now)} MiB`, tree);
    else if (minutes > limits.minutes) stop(`stopped after ${limits.minutes} min`, tree);
  }, interval);
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(String(error)));
    child.on('close', (status, signal) => resolve(status ?? signal ?? 1));
  });
  clearInterval(timer);
  if (code !== 0) ended ??= `ended with ${code}`;
  const known = own.size > 0;
  const ticks = [...own.values()].reduce((sum, one) => sum + one, 0);
  return {
    wall: (performance.now() - begin) / 1000,
    cpu: known ? ticks / ticksPerSecond : null,
    memory: known ? memory : null,
    ...(ended === undefined ? {} : { ended }),
  };
}

const pageSize = configured('PAGESIZE', 4096);
const ticksPerSecond = configured('CLK_TCK', 100);

function configured(name: string, usual: number): number {
  try {
    return Number(execFileSync('getconf', [name], { encoding: 'utf8' })) || usual;
  } catch {
    return usual;
  }
}

function processes(): Process[] {
  return ids().flatMap((id) => {
    try {
      return [readStat(readFileSync(`/proc/${id}/stat`, 'utf8'))];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

function ids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
