import { createRslib, loadEnv, type RslibConfig } from '@rslib/core';
import { loadConfig, MissingError } from './config.ts';
import type { BuildResult, Files } from './protocol.ts';
import { project, readFiles, replaceProject } from './volume.ts';

/**
 * Builds a package as `npx rslib` does. What fails is in the log, as the tool says it, or as the
 * playground does. Undefined if declarations are asked for and TypeScript is not there. Rejects if the
 * compiler crashed.
 */
export async function build(
  files: Files,
  hasTypescript: boolean,
): Promise<BuildResult | undefined> {
  const log: string[] = [];
  const restore = redirectConsole(log);
  const start = performance.now();
  const environment = { ...process.env };
  let ok = true;
  let missing: BuildResult['missing'];
  let written: BuildResult['files'] = {};
  try {
    replaceProject(files);
    // Before the configuration, which may ask for what `.env` files set.
    loadEnv({ cwd: project });
    const config = await loadConfig();
    if (usesDeclarations(config) && !hasTypescript) return undefined;
    await buildProject(config);
  } catch (error) {
    ok = false;
    if (error instanceof MissingError) missing = error.missing;
    if (!log.some((line) => line.includes('error'))) log.push(textOf(error));
  } finally {
    restore();
    process.env = environment;
  }
  const crash = log.find((line) => line.includes('Panic occurred'));
  if (crash) throw new Error(crash);
  try {
    written = changedFiles(files);
  } catch (error) {
    // A configuration can remove the folder of the package.
    log.push(textOf(error));
  }
  const milliseconds = performance.now() - start;
  return { ok, files: written, log, milliseconds, ...(missing && { missing }) };
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
function withoutCache<T extends { performance?: RslibConfig['performance'] }>(
  config: T,
): T {
  return { ...config, performance: { ...config.performance, buildCache: false } };
}

/** Whether a configuration asks for declarations. Throws where they need what no browser has. */
function usesDeclarations({ lib }: RslibConfig): boolean {
  const all = Array.isArray(lib) ? lib.filter((one) => one?.dts) : [];
  for (const { dts } of all) {
    const { bundle, tsgo } = Object(dts);
    if (bundle) throw new MissingError('option', 'dts.bundle');
    if (tsgo === true) throw new MissingError('option', 'dts.tsgo');
  }
  return all.length > 0;
}

function changedFiles(inputs: Files): BuildResult['files'] {
  const isInput = (path: string, content: Uint8Array) =>
    inputs[path] !== undefined &&
    Buffer.compare(Buffer.from(inputs[path]), Buffer.from(content)) === 0;
  const all = Object.entries(readFiles(project));
  return Object.fromEntries(all.filter(([path, content]) => !isInput(path, content)));
}

const levels = ['log', 'info', 'warn', 'error'] as const;

/** Collects what is printed. Returns a function that ends it. */
function redirectConsole(log: string[]): () => void {
  const original = { ...console };
  for (const level of levels)
    console[level] = (...parts: unknown[]) => void log.push(parts.map(textOf).join(' '));
  return () => void Object.assign(console, original);
}

function textOf(value: unknown): string {
  if (!(value instanceof Error)) return String(value);
  const causes = value instanceof AggregateError ? value.errors.map(textOf) : [];
  return [`${value.name}: ${value.message}`, ...causes].join('\n');
}
