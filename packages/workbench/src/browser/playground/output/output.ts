import type { Engine } from '@site/engine';
import type { Output, Project } from '../../parts/recorded.ts';
import { transform } from '../project/address.ts';
import { checkPackage } from './checks.ts';

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
