import type { RsbuildPlugin } from '@rsbuild/core';
import { createRslib, type RslibConfig } from '@rslib/core';
import { declarations } from '../shims/declarations.js';
import { loadConfig } from './config.ts';
import { MissingError } from './missing.ts';
import type { BuildResult, Files } from './protocol.ts';
import { project, readFiles, replaceProject } from './volume.ts';

/** Fetches TypeScript if that was not done. */
type LoadTypescript = () => Promise<void>;

/**
 * Builds a package as `npx rslib` does. Never rejects: what fails is in the log, as the tool says
 * it, or as the playground does.
 */
export async function build(
  files: Files,
  loadTypescript: LoadTypescript,
): Promise<BuildResult> {
  const log: string[] = [];
  const restore = redirectConsole(log);
  const start = performance.now();
  let ok = true;
  let missing: BuildResult['missing'];
  let written: Record<string, Uint8Array> = {};
  try {
    replaceProject(files);
    const config = await loadConfig();
    const option = missingOption(config);
    if (option) throw new MissingError('option', option);
    if (usesDeclarations(config)) await loadTypescript();
    await buildProject(config);
  } catch (error) {
    ok = false;
    if (error instanceof MissingError) missing = { kind: error.kind, name: error.name };
    if (!log.some((line) => line.includes('error'))) log.push(textOf(error));
  } finally {
    restore();
  }
  try {
    written = changedFiles(files);
  } catch (error) {
    log.push(textOf(error));
  }
  const milliseconds = performance.now() - start;
  return { ok, files: written, log, milliseconds, ...(missing && { missing }) };
}

async function buildProject(config: RslibConfig): Promise<void> {
  let compiled = () => {};
  declarations.compiled = new Promise((resolve) => {
    compiled = resolve;
  });
  const afterCompilation: RsbuildPlugin = {
    name: 'playground:after-compilation',
    setup(api) {
      api.onAfterCreateCompiler(({ compiler }) => {
        compiler.hooks.done.tap('playground', compiled);
      });
    },
  };
  const rslib = await createRslib({
    cwd: project,
    loadEnv: true,
    config: {
      ...withoutCache(config),
      // What is no array, the tool complains about.
      ...(Array.isArray(config.lib) && { lib: config.lib.map(withoutCache) }),
      ...(isList(config.plugins) && {
        plugins: [afterCompilation, ...(config.plugins ?? [])],
      }),
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

const isList = (value: unknown) => value === undefined || Array.isArray(value);

function usesDeclarations({ lib }: RslibConfig): boolean {
  return Array.isArray(lib) && lib.some((one) => Boolean(one?.dts));
}

/** The first option that needs what no browser has. */
function missingOption({ lib }: RslibConfig): string | undefined {
  const all = Array.isArray(lib) ? lib.map((one) => Object(one?.dts)) : [];
  if (all.some(({ bundle }) => bundle)) return 'dts.bundle';
  return all.some(({ tsgo }) => tsgo === true) ? 'dts.tsgo' : undefined;
}

function changedFiles(inputs: Files): Record<string, Uint8Array> {
  const encoder = new TextEncoder();
  const isInput = (path: string, content: Uint8Array) => {
    const input = inputs[path];
    if (input === undefined) return false;
    const bytes = typeof input === 'string' ? encoder.encode(input) : input;
    return (
      bytes.length === content.length && bytes.every((one, at) => one === content[at])
    );
  };
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
