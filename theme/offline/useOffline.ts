import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** How long a page stands before it counts as seen, in milliseconds. Whatever the page itself loads comes first. */
const glance = 1000;

/**
 * Keeps the pages that the reader sees for reading offline, where the site is built for that. The service worker is registered when React has
 * taken over, so the first load does not know of it. A page in a frame of another site keeps nothing.
 */
export function useOffline(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that React shows has to be kept
  useEffect(() => {
    if (!SITE_OFFLINE || window.parent !== window) return;
    const timer = setTimeout(() => void keepShown(), glance);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** Whether the worker has seen what this document has loaded. */
let introduced = false;

async function keepShown(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    introduced ||= serviceWorker.controller !== null;
    await serviceWorker.register(withBase('/sw.js'), { scope: withBase('/') });
    const { active } = await serviceWorker.ready;
    active?.postMessage(introduced ? shown() : [...shown(), ...loaded()]);
    introduced = true;
  } catch {
    // Refused by the browser, or the worker could not be had: the site works without it.
  }
}

/** The page, unless it is the one that the document came with and the worker has answered for it itself. */
function shown(): string[] {
  const { href, pathname } = window.location;
  const [document] = performance.getEntriesByType('navigation');
  const answered = introduced && document && new URL(document.name).pathname === pathname;
  return answered ? [] : [href];
}

function loaded(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
