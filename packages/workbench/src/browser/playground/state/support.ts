import { withBase } from '@rspress/core/runtime';

/** Why Rslib cannot run on this page; also the key of a text. */
export type Obstacle = 'noEngine' | NonNullable<ReturnType<typeof obstacleHere>>;

/** What is in the way for good; undefined if nothing is, or a reload can change it. */
export function obstacleHere() {
  const isNew = 'CompressionStream' in globalThis && 'WebAssembly' in globalThis;
  if (!isNew || !('withResolvers' in Promise)) return 'oldBrowser';
  if (crossOriginIsolated) return hasMemory() ? undefined : 'littleMemory';
  if (window.top !== window) return 'inFrame';
  return 'serviceWorker' in navigator ? undefined : 'notIsolated';
}

/** The compiler reserves two gibibytes of addresses, which some phones refuse. */
function hasMemory(): boolean {
  try {
    new WebAssembly.Memory({ initial: 32_768, maximum: 32_768, shared: true });
    return true;
  } catch {
    return false;
  }
}

/** The folders of both pages; the engine is in the first one. */
const scopes = ['/playground/', '/zh/playground/'].map(withBase);

/**
 * Whether Rslib can be started: the page is isolated, and the script of the worker at `url` comes with
 * a policy that allows it to evaluate text. The service worker of the page takes care of both.
 */
export async function isReady(url: string): Promise<boolean> {
  if (!crossOriginIsolated) return false;
  return navigator.serviceWorker.controller !== null || hasWorkerPolicy(url);
}

/** Where a host joins policies, each of them counts. */
async function hasWorkerPolicy(url: string): Promise<boolean> {
  const { headers } = await fetch(url, { method: 'HEAD' });
  const policies = (headers.get('content-security-policy') ?? '').split(',');
  return policies.every((policy) => policy.includes("'unsafe-eval'"));
}

/**
 * Isolates this page from its next load on: with the headers of the host if it sends them, which a
 * navigation inside of React has missed, or with the service worker. `url` is as for `isReady`.
 */
export async function isolate(url: string): Promise<void> {
  const { headers } = await fetch(location.href, { method: 'HEAD' });
  const isIsolated = headers.has('cross-origin-embedder-policy');
  if (isIsolated && (await hasWorkerPolicy(url))) return;
  await Promise.all(scopes.map(activate));
}

/** Resolves when the service worker of a scope answers for the pages that are loaded from now on. */
async function activate(scope: string): Promise<void> {
  const { installing, waiting, active } = await navigator.serviceWorker.register(
    `${scope}sw.js`,
  );
  const worker = installing ?? waiting ?? active;
  while (worker && !['activated', 'redundant'].includes(worker.state))
    await new Promise((done) => {
      worker.addEventListener('statechange', done, { once: true });
    });
}

/** Whether the reader pays for data, or wants to save it. */
export function isMetered(): boolean {
  const { saveData, type } = Object(Reflect.get(navigator, 'connection'));
  return saveData === true || type === 'cellular';
}
