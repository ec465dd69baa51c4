import type { PageHits, SearchClient, SearchScope } from '../types';
import { serviceClient } from './service';
import type { Answer, Command, Request } from './worker';

const clients = new Map<string, SearchClient>();

/** The client that searches a scope. There is one for each, because loading takes a while. */
export function clientFor(scope: SearchScope): SearchClient {
  const known = clients.get(scope.index);
  if (known) return known;
  const client = SITE_SEARCH_SERVICE
    ? serviceClient(SITE_SEARCH_SERVICE, scope.lang)
    : engineClient(scope);
  clients.set(scope.index, client);
  return client;
}

/** Searches the index that the framework emits for a language and a version, in the browser. */
function engineClient({ lang, index }: SearchScope): SearchClient {
  const request = startEngine();
  let loading: Promise<unknown> | undefined;
  return {
    async load() {
      if (index === '') return;
      const url = new URL(index, window.location.href).href;
      loading ??= request({ kind: 'load', url, lang });
      try {
        await loading;
      } catch (error) {
        loading = undefined;
        console.error(
          'Failed to fetch search index, please reload the page and try again.',
        );
        console.error(error);
        throw error;
      }
    },
    async search(query, limit) {
      const pages = await request({ kind: 'search', query, limit });
      return [{ index: 'local', isOwn: true, pages }];
    },
  };
}

/**
 * Starts the engine in a worker, so that typing never waits for it. Where workers are blocked, as
 * in a sandboxed frame, the engine runs in the page. The returned function rejects with the
 * engine's reason.
 */
function startEngine(): (command: Command) => Promise<PageHits[]> {
  let send = startWorker();
  let lastId = 0;
  let load: Request | undefined;
  return async (command) => {
    const request: Request = { ...command, id: ++lastId };
    if (request.kind === 'load') load = request;
    try {
      return pagesOf(await send(request));
    } catch (error) {
      if (!(error instanceof WorkerUnavailable)) throw error;
      const { createAnswerer } = await import('./worker');
      send = createAnswerer();
      if (load && load !== request) pagesOf(await send(load));
      return pagesOf(await send(request));
    }
  };
}

function pagesOf(answer: Answer): PageHits[] {
  if (answer.ok) return answer.pages;
  throw new Error(answer.reason);
}

class WorkerUnavailable extends Error {}

interface PendingRequest {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

function startWorker(): (request: Request) => Promise<Answer> {
  const pending = new Map<number, PendingRequest>();
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
