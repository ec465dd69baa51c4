import type { Findings, SearchClient } from '../types';
import { serviceClient } from './service';
import type { Answerer, Command, WorkerReply } from './worker';

/** The client that searches the pages of a language, whose index is at `url`, if there is one. */
export function clientFor(lang: string, url: string | undefined): SearchClient {
  if (SITE_SEARCH_SERVICE) return serviceClient(SITE_SEARCH_SERVICE, lang);
  let ask: Answerer | undefined;
  return {
    async load() {
      if (!url) return;
      const index = new URL(url, location.href).href;
      try {
        ask = await startEngine({ kind: 'load', lang, index });
      } catch (error) {
        console.error(
          'Failed to fetch search index, please reload the page and try again.',
        );
        console.error(error);
        throw error;
      }
    },
    async search(query, limit) {
      const answer = await ask?.({ kind: 'search', query, limit });
      return [{ index: 'local', isOwn: true, ...findingsIn(answer) }];
    },
  };
}

/**
 * Starts the engine in a worker, so that typing never waits for it. Where workers are blocked, as
 * in a sandboxed frame, the engine runs in the page. Rejects with the engine's reason.
 */
async function startEngine(load: Command): Promise<Answerer> {
  let ask: Answerer;
  let loaded: WorkerReply;
  try {
    ask = startWorker();
    loaded = await ask(load);
  } catch {
    ask = (await import('./worker')).createAnswerer();
    loaded = await ask(load);
  }
  findingsIn(loaded);
  return ask;
}

function findingsIn({ findings, reason }: WorkerReply = {}): Findings {
  if (reason !== undefined) throw new Error(reason);
  return findings ?? { pages: [], closest: [] };
}

/** Each command brings a port for its answer. Throws or rejects where there can be no worker. */
function startWorker(): Answerer {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return (command) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(command, [port2]);
    });
}
