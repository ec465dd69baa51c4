import type { BuildResult, Engine } from '@site/engine';
import type { Report, Snapshot } from '../../../format/data.ts';
import type { FileSizes, SizedFile } from '../../parts/views';
import { transform } from '../project/address.ts';
import type { Project } from '../project/project.ts';
import { checkPackage } from './checks.ts';

/** What the reader sees on the right: of a build here, or of the recorded one. */
export interface Output extends Omit<BuildResult, 'files' | 'milliseconds'> {
  readonly files: readonly SizedFile[];
  /** Reports on the package; undefined if it was not checked. */
  readonly checks: readonly Report[] | undefined;
  /** How long it took; undefined for a recorded build. */
  readonly milliseconds?: number;
}

/** A recorded build of the output explorer, as if it had been built here. */
export function outputOf({ files, terminal, checks }: Snapshot): Output {
  return { ok: true, files, log: terminal, checks };
}

/** Builds a project, and checks what came of it. Rejects as the engine does. */
export async function buildOutput(engine: Engine, project: Project): Promise<Output> {
  const result = await engine.build(project);
  const checks = result.ok
    ? await checkPackage(engine, project, result.files).catch(() => undefined)
    : undefined;
  const files = await Promise.all(Object.entries(result.files).map(measured));
  return { ...result, checks, files };
}

/** An emitted file with its sizes. What is no text has no text. */
async function measured([path, bytes]: [string, Uint8Array<ArrayBuffer>]) {
  const gzip = await transform(bytes, new CompressionStream('gzip'));
  const brotli = await brotliSize(bytes);
  const text = bytes.includes(0) ? '' : new TextDecoder().decode(bytes);
  return { path, text, raw: bytes.length, gzip: gzip.length, ...(brotli && { brotli }) };
}

/** Undefined in browsers that do not compress with brotli. */
async function brotliSize(bytes: Uint8Array<ArrayBuffer>): Promise<number | undefined> {
  try {
    // Newer than the types of the language.
    const stream = new CompressionStream('brotli' as CompressionFormat);
    return (await transform(bytes, stream)).length;
  } catch {
    return undefined;
  }
}

/** The sizes of all files together, each compressed on its own. */
export function totalOf(files: readonly SizedFile[]): FileSizes {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, one) => total + one, 0);
  const brotli = files.flatMap((file) => file.brotli ?? []);
  return {
    raw: sum(files.map(({ raw }) => raw)),
    gzip: sum(files.map(({ gzip }) => gzip)),
    ...(brotli.length === files.length && { brotli: sum(brotli) }),
  };
}
