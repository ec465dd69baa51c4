import type { EngineManifest, EnginePart } from './worker/protocol.ts';

/** Why a build was ended from outside; `code` is for programs. */
export class EngineError extends Error {
  readonly code: 'stopped' | 'notStarted' | 'timeout' | 'broken' | 'unavailable';

  constructor(code: EngineError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The manifest of the engine in a folder. Rejects with an `EngineError` if there is none. */
export async function readManifest(folder: string): Promise<EngineManifest> {
  const response = await fetch(`${folder}engine.json`, { cache: 'no-cache' });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.includes('json')) return response.json();
  throw new EngineError('unavailable', `${folder} has no engine (${response.status}).`);
}

/**
 * Fetches files in the folder of an engine. `onBytes` is told after each piece how many bytes are there,
 * decompressed. Rejects with an `EngineError` if a file is not there.
 */
export async function fetchParts(
  folder: string,
  parts: readonly EnginePart[],
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer[]> {
  let bytes = 0;
  const counter = () =>
    new TransformStream<Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.length;
        onBytes(bytes);
        controller.enqueue(chunk);
      },
    });
  return Promise.all(
    parts.map(async ({ file }) => {
      const { ok, body, status } = await fetch(folder + file, { signal });
      if (!ok) throw new EngineError('unavailable', `${file}: ${status}`);
      return new Response(body?.pipeThrough(counter())).arrayBuffer();
    }),
  );
}
