import './modules.ts';
import { createRslib, loadEnv, type RslibConfig, rsbuild, version } from '@rslib/core';
import { loadConfig, MissingError } from './config.ts';
import type { BuildResult, Files } from './protocol.ts';
import { changedFiles, project, replaceProject } from './volume.ts';

/** What was printed since a build began. */
let log: string[] = [];

for (const level of ['log', 'info', 'warn', 'error'] as const)
  console[level] = (...parts: unknown[]) => void log.push(parts.map(String).join(' '));

const logger = rsbuild.createLogger();

/**
 * Builds a package as `npx rslib` does. What fails is in the log, as the tool says it, or as the
 * playground does. Rejects if the compiler crashed.
 */
export async function build(files: Files): Promise<BuildResult> {
  log = [];
  logger.greet(`Rslib v${version}\n`);
  const start = performance.now();
  const environment = { ...process.env };
  let ok = false;
  let missing: MissingError['missing'] | undefined;
  try {
    replaceProject(files);
    // Before the configuration, which may ask for what `.env` files set.
    loadEnv({ cwd: project });
    const config = await loadConfig();
    refuseExecutables(config);
    await buildProject(config);
    ok = true;
  } catch (error) {
    if (error instanceof MissingError) missing = error.missing;
    reportFailure(error);
  } finally {
    process.env = environment;
  }
  const crash = log.find((line) => line.includes('Panic occurred'));
  if (crash) throw new Error(crash);
  const milliseconds = performance.now() - start;
  return {
    ok,
    files: changedFiles(files),
    log,
    milliseconds,
    ...(missing && { missing }),
  };
}

async function buildProject(config: RslibConfig): Promise<void> {
  const rslib = await createRslib({
    cwd: project,
    loadEnv: true,
    config: {
      ...withoutCache(config),
      // What is no array, the tool complains about.
      ...(Array.isArray(config.lib) && { lib: config.lib.map(withoutCache) }),
    },
  });
  const result = await rslib.build();
  await result.close();
}

/** With its cache, the browser build of the compiler panics. */
function withoutCache<T extends Pick<RslibConfig, 'performance'>>(config: T): T {
  return { ...config, performance: { ...config.performance, buildCache: false } };
}

/** Throws if declarations are to be made by a program, which no browser can start. */
function refuseExecutables({ lib, dts: forAll }: RslibConfig): void {
  const items = Array.isArray(lib) ? lib : [];
  if (items.some((item) => Object(item?.dts ?? forAll).tsgo === true))
    throw new MissingError('option', 'dts.tsgo');
}

/** Prints why a build failed, as the command line does. */
function reportFailure(error: unknown): void {
  const isSaid = error instanceof Error && error.message === 'Rspack build failed.';
  if (!isSaid) logger.error('Failed to build.');
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  for (const one of errors) logger.error(textOf(one));
}

/** An error without its stack, whose places are in the worker. */
function textOf(value: unknown): string {
  if (!(value instanceof Error)) return String(value);
  return value.name === 'Error' ? value.message : `${value.name}: ${value.message}`;
}
