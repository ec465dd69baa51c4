import type { EngineManifest, EnginePart } from './manifest.ts';

/** Why a build was ended from outside; `code` is for programs. */
export class EngineError extends Error {
  readonly code: 'stopped' | 'notStarted' | 'timeout' | 'broken' | 'unavailable';

  constructor(code: EngineError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The manifest of an engine. Throws an `EngineError` if there is none. */
export async function readManifest(folder: string): Promise<EngineManifest> {
  const response = await fetch(`${folder}engine.json`, { cache: 'no-cache' });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.includes('json')) return response.json();
  throw new EngineError('unavailable', `${folder} has no engine (${response.status}).`);
}

interface FetchOptions {
  /** The address of the folder, with a slash at its end. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Told after each piece of how many bytes of `total` are there, decompressed. */
  readonly onBytes: (bytes: number, total: number) => void;
}

/** Fetches files of an engine. Throws an `EngineError` if one is not there. */
export async function fetchParts(
  parts: readonly EnginePart[],
  { folder, signal, onBytes }: FetchOptions,
): Promise<ArrayBuffer[]> {
  const total = parts.reduce((sum, part) => sum + part.bytes, 0);
  let bytes = 0;
  return Promise.all(
    parts.map(async ({ file }) => {
      const response = await fetch(folder + file, { signal });
      if (!response.ok || !response.body)
        throw new EngineError('unavailable', `${file}: ${response.status}`);
      const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            bytes += chunk.length;
            onBytes(bytes, total);
            controller.enqueue(chunk);
          },
        }),
      );
      return new Response(counted).arrayBuffer();
    }),
  );
}
