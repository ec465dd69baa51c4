import type { Findings, ScopeFiles, SearchClient } from '../types';
import { serviceClient } from './service';
import type { Answer, Command, Request } from './worker';

/** The client that searches the pages of a language, which are in `files`, if there are any. */
export function clientFor(lang: string, files: ScopeFiles | undefined): SearchClient {
  if (SITE_SEARCH_SERVICE) return serviceClient(SITE_SEARCH_SERVICE, lang);
  const request = startEngine();
  return {
    async load() {
      if (!files) return;
      try {
        const absolute = (url: string) => new URL(url, location.href).href;
        const index = absolute(files.index);
        const hints = files.hints && absolute(files.hints);
        await request({ kind: 'load', files: { index, ...(hints && { hints }) }, lang });
      } catch (error) {
        console.error(
          'Failed to fetch search index, please reload the page and try again.',
        );
        console.error(error);
        throw error;
      }
    },
    async search(query, limit) {
      const findings = await request({ kind: 'search', query, limit });
      return [{ index: 'local', isOwn: true, ...findings }];
    },
  };
}

/**
 * Starts the engine in a worker, so that typing never waits for it. Where workers are blocked, as
 * in a sandboxed frame, the engine runs in the page. The returned function rejects with the
 * engine's reason.
 */
function startEngine(): (command: Command) => Promise<Findings> {
  let send = startWorker();
  let lastId = 0;
  let load: Request | undefined;
  return async (command) => {
    const request: Request = { ...command, id: ++lastId };
    if (request.kind === 'load') load = request;
    try {
      return findingsIn(await send(request));
    } catch (error) {
      if (!(error instanceof WorkerUnavailable)) throw error;
      const { createAnswerer } = await import('./worker');
      send = createAnswerer();
      if (load && load !== request) findingsIn(await send(load));
      return findingsIn(await send(request));
    }
  };
}

function findingsIn({ findings, reason }: Answer): Findings {
  if (findings) return findings;
  throw new Error(reason);
}

class WorkerUnavailable extends Error {}

function startWorker(): (request: Request) => Promise<Answer> {
  const pending = new Map<
    number,
    { resolve(answer: Answer): void; reject(error: Error): void }
  >();
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      pending.get(data.id)?.resolve(data);
      pending.delete(data.id);
    });
    worker.addEventListener('error', () => {
      worker = undefined;
      for (const { reject } of pending.values()) reject(new WorkerUnavailable());
    });
  } catch {
    // The first request is rejected.
  }
  return (request) =>
    new Promise((resolve, reject) => {
      if (!worker) return reject(new WorkerUnavailable());
      pending.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
}
