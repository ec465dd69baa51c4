import vm from 'node:vm';
import { serviceWorker } from '../../tools/rspress/offline/index.ts';

/** What a request of a page looks like to the worker. */
interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly mode?: string;
  readonly destination?: string;
  readonly headers?: Record<string, string>;
}

/** The real worker among stand-ins for what a browser gives it. */
export interface Harness {
  /** What the network says from now on: an answer, or an error that is thrown. */
  network: (url: string) => Promise<Response>;
  online: boolean;
  /** Timers that the worker has set and that have not run. */
  readonly timers: (() => void)[];
  /** Addresses of what is kept. */
  kept(): string[];
  /** Asks the worker; `undefined` where it leaves the request to the browser. Resolves when all its work is done. */
  ask(asked: Asked): Promise<string> | undefined;
  /** Sends it a message and waits until its work is done. */
  tell(data: unknown): Promise<void>;
}

export const origin = 'https://site.example';

/** Starts the service worker of the site as the build bundles it. */
export async function startWorker(
  most?: Readonly<{ pages: number; files: number }>,
): Promise<Harness> {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: object) => void>();
  const harness: Harness = {
    network: () => Promise.reject(new TypeError('Failed to fetch')),
    online: true,
    timers: [],
    kept: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    ask({ url, method = 'GET', mode = 'navigate', destination = '', headers = {} }) {
      let answer: Promise<Response> | undefined;
      const work: Promise<unknown>[] = [];
      listeners.get('fetch')?.({
        request: { url, method, mode, destination, headers: new Headers(headers) },
        preloadResponse: Promise.resolve(undefined),
        respondWith(given: Promise<Response>) {
          answer = given;
        },
        waitUntil: (one: Promise<unknown>) => work.push(one),
      });
      if (!answer) return undefined;
      // A promise of this side, since the other one's is no promise to the test runner.
      return Promise.resolve(answer).then(async (one) => {
        await Promise.all(work);
        return `${one.status} ${await one.text()}`;
      });
    },
    async tell(data) {
      const work: Promise<unknown>[] = [];
      listeners.get('message')?.({
        data,
        waitUntil: (one: Promise<unknown>) => work.push(one),
      });
      await Promise.all(work);
    },
  };
  vm.runInNewContext(await serviceWorker(true, most), {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    caches: cachesOver(stores),
    fetch: (asked: string | { url: string }) =>
      harness.network(typeof asked === 'string' ? asked : asked.url),
    location: { origin },
    navigator: {
      get onLine() {
        return harness.online;
      },
    },
    setTimeout: (run: (value: unknown) => void, _: number, value: unknown) =>
      harness.timers.push(() => run(value)),
    Response,
    URL,
  });
  return harness;
}

/** Caches in memory, as far as the worker uses them. */
function cachesOver(stores: Map<string, Map<string, Response>>) {
  const match = (address: string) =>
    [...stores.values()].map((store) => store.get(address)?.clone()).find(Boolean);
  return {
    match: async (address: string) => match(address),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        keys: async () => [...store.keys()].map((url) => ({ url })),
        match: async ({ url }: { url: string }) => store.get(url)?.clone(),
        delete: async ({ url }: { url: string }) => store.delete(url),
        async put(address: string, answer: Response) {
          const body = await answer.text();
          const { status, headers } = answer;
          store.delete(address);
          store.set(address, new Response(body, { status, headers }));
        },
      };
    },
  };
}
