import { useOffline } from '@site/offline/browser/useOffline';
import { useReloadOnChunkError } from '@site/theme/link/navigation';
import { useEffect } from 'react';
import events from './events.json';
import { startAgainWhenLost } from './missingScripts';

// Before the framework starts, which it does once all its modules have run.
if (typeof window !== 'undefined') {
  startAgainWhenLost();
}

/**
 * Runs inside the framework's layout: tells the inline script of `packages/react-on-intent/src/browser`, once per page load, that React has
 * taken over, so that it repeats what the reader clicked or pressed before; watches over going back and
 * forward; and keeps pages for reading offline.
 */
export function useSetup(): void {
  useEffect(() => {
    // On the dev server, which has no inline scripts.
    document.documentElement.classList.add('js');
    window.dispatchEvent(new Event(events.hydrated));
  }, []);
  useReloadOnChunkError();
  useOffline();
}
