import './modules.ts';
import process from 'node:process';
import { format } from 'node:util';
import { rsbuild, runCLI } from '@rslib/core';
import { commandsOf } from './commands.ts';
import { MissingError } from './config.ts';
import type { BuildResult, Files } from './protocol.ts';
import { changedFiles, replaceProject } from './volume.ts';

/** What was printed since a build began. */
let log: string[] = [];

for (const level of ['log', 'info', 'warn', 'error'] as const)
  console[level] = (...parts: unknown[]) => void log.push(format(...parts));

const { logger } = rsbuild;

/** What ends a command. */
class Exit extends Error {
  constructor(readonly code: number) {
    super(`process.exit(${code}) was called.`);
  }
}

process.exit = (code = 0) => {
  throw new Exit(Number(code));
};

/**
 * Runs commands of Rslib on a package, one after the other, as `npx rslib` does; by default those of its
 * script `build`. What fails is in the log, as the tool says it, or as the engine does. Rejects if the
 * compiler crashed.
 */
export async function build(
  files: Files,
  asked?: readonly (readonly string[])[],
): Promise<BuildResult> {
  log = [];
  const start = performance.now();
  const environment = { ...process.env };
  MissingError.last = undefined;
  let ok = true;
  try {
    replaceProject(files);
    for (const words of asked ?? commandsOf(files)) {
      process.env = { ...environment };
      ok = (await run(words)) && ok;
    }
  } catch (error) {
    ok = false;
    logger.error(error);
  } finally {
    process.env = environment;
  }
  const crash = log.find((line) => line.includes('Panic occurred'));
  if (crash) throw new Error(crash);
  const milliseconds = performance.now() - start;
  const built = { ok, files: changedFiles(files), log, milliseconds };
  return ok || !MissingError.last ? built : { ...built, missing: MissingError.last };
}

/** Runs a command, whose first word is `rslib`. Returns whether its exit code is 0. */
async function run([, ...words]: readonly string[]): Promise<boolean> {
  process.argv = ['node', 'rslib', ...words];
  logger.level = 'info';
  try {
    const endless = words.find((word) => /^(?:-w|--watch|mf-dev)$/.test(word));
    if (endless) throw new MissingError('option', endless);
    runCLI({ argv: process.argv });
    // It does not return what it waits for: bundle/patches.ts.
    await Reflect.get(globalThis, 'running');
    return true;
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return error.code === 0;
  }
}
