import type { PageHits } from '../engine/types';
import type { Answer, Request } from './messages';

/** Sends a request to the engine and waits for its answer. Rejects with the engine's reason. */
export type Ask = (request: WithoutId<Request>) => Promise<PageHits[]>;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * Starts the engine in a worker, so that typing never waits for it. Where workers are blocked, as
 * in a sandboxed frame, it runs beside the page.
 */
export function startEngine(): Ask {
  let host = inWorker();
  let last = 0;
  let load: Request | undefined;
  return async (asked) => {
    const request: Request = { ...asked, id: ++last };
    if (request.kind === 'load') load = request;
    try {
      return pagesOf(await host(request));
    } catch (error) {
      if (!(error instanceof WorkerBlocked)) throw error;
      host = await beside();
      if (load && load !== request) pagesOf(await host(load));
      return pagesOf(await host(request));
    }
  };
}

type Host = (request: Request) => Promise<Answer>;

class WorkerBlocked extends Error {}

function pagesOf(answer: Answer): PageHits[] {
  if (answer.ok) return answer.pages;
  throw new Error(answer.reason);
}

function inWorker(): Host {
  const waiting = new Map<number, (answer: Answer) => void>();
  const failing = new Set<() => void>();
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    worker.addEventListener('error', () => {
      worker = undefined;
      for (const fail of failing) fail();
    });
  } catch {
    // Said to whoever asks.
  }
  return (request) =>
    new Promise((resolve, reject) => {
      if (!worker) return reject(new WorkerBlocked());
      const fail = () => reject(new WorkerBlocked());
      failing.add(fail);
      waiting.set(request.id, (answer) => {
        failing.delete(fail);
        resolve(answer);
      });
      worker.postMessage(request);
    });
}

async function beside(): Promise<Host> {
  const { makeAnswerer } = await import('./answer');
  return makeAnswerer();
}
