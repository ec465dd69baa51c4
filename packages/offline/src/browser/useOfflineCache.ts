import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Milliseconds until a page is cached, so that its own requests come first. */
const delay = 1000;

/**
 * Caches the pages that the reader visits, except in frames of other sites. The service worker is
 * registered after hydration, so it does not slow down the first load.
 */
export function useOfflineCache(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that React shows is cached
  useEffect(() => {
    if (!SITE_OFFLINE || window.parent !== window) return;
    const timer = setTimeout(() => cachePage().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** Rejects if the service worker cannot be registered. */
async function cachePage(): Promise<void> {
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  await serviceWorker.register(withBase('/sw.js'), { scope: withBase('/') });
  const { active } = await serviceWorker.ready;
  // What the document loaded before there was a worker has not been cached.
  const loaded = controller ? [] : performance.getEntriesByType('resource');
  const urlsToCache = [window.location.href, ...loaded.map(({ name }) => name)];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
