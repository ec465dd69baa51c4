import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** How long a page is open before it is kept, in milliseconds: what it loads itself comes first. */
const glance = 1000;

/**
 * Keeps the pages that the reader sees for reading offline, where the site is built for that. The
 * service worker is registered when React has taken over, so the first load does not know of it. A
 * page in a frame of another site keeps nothing.
 */
export function useOffline(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that React shows has to be kept
  useEffect(() => {
    if (!SITE_OFFLINE || window.parent !== window) return;
    const timer = setTimeout(() => keepShown().catch(() => undefined), glance);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** Rejects where the browser refuses a service worker, or it could not be had. */
async function keepShown(): Promise<void> {
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  await serviceWorker.register(withBase('/sw.js'), { scope: withBase('/') });
  const { active } = await serviceWorker.ready;
  // Without a worker before, what the document has loaded went past it.
  const loaded = controller ? [] : performance.getEntriesByType('resource');
  const urlsToCache = [window.location.href, ...loaded.map(({ name }) => name)];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
