import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { isolatedEnvironment } from '@site/samples/build/command';
import { nodePath, toolchainAround } from '@site/samples/build/toolchains';
import {
  copyPublished,
  copySources,
  type Library,
  librariesFolder,
  newScratch,
} from './library.ts';
import type { Pair } from './recorded.ts';

/** CPU seconds of both builds of each library, and where they were measured. */
export interface Times {
  readonly machine: string;
  readonly seconds: Readonly<Record<string, Pair<number>>>;
}

const file = `${librariesFolder}/times.json`;

/** The median of so many builds is recorded. */
const runs = 3;

/** What was measured last. */
export function readTimes(): Times {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Measures the libraries whose own build is known, and records it. Returns an exit code. */
export function writeTimes(libraries: readonly Library[]): number {
  const seconds: Record<string, Pair<number>> = { ...readTimes().seconds };
  for (const library of libraries) {
    const { original } = library.manifest;
    if (!original) continue;
    seconds[library.id] = {
      original: measure(original, (folder) => copyPublished(library, folder)),
      ours: measure(library.manifest.commands, (folder) => copySources(library, folder)),
    };
    console.log(library.id, seconds[library.id]);
  }
  const [cpu] = os.cpus();
  const machine = `${os.availableParallelism()} × ${cpu?.model.trim()}, Node.js ${process.version.slice(1)}`;
  writeFileSync(file, `${JSON.stringify({ machine, seconds }, null, 1)}\n`);
  return 0;
}

function measure(
  commands: readonly (readonly string[])[],
  copyTo: (folder: string) => void,
): number {
  const scratch = newScratch();
  try {
    const measured = Array.from({ length: runs }, (_, index) => {
      const folder = `${scratch}/${index}`;
      copyTo(folder);
      return commands.reduce((sum, argv) => sum + cpuSeconds(argv, folder), 0);
    });
    return measured.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The CPU time of a program and its children, by the shell's own `times`. */
function cpuSeconds([name = '', ...args]: readonly string[], cwd: string): number {
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
  const [user, system] = [
    ...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest));
  return Math.round(((user ?? 0) + (system ?? 0)) * 100) / 100;
}
