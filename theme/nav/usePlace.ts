import { useLocation } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';

/** Query and anchor of the page, as they stand in its address. Empty while the page is rendered at build time and hydrated, where nobody knows them. */
export function usePlace(): string {
  // The router renders again when it changes the address; the browser tells of anchors that it follows by itself.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => '',
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}
