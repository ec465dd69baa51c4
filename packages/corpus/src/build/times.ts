import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpuSeconds, processorName } from '@site/samples/build/cpu-time';
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
  const machine = `${processorName()}, Node.js ${process.version.slice(1)}`;
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
      return cpuSeconds(commands, folder);
    });
    return measured.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
