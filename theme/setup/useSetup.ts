import { useEffect } from 'react';
import events from '../intent/data.json';
import { useHealedHistory } from '../link/useHealedHistory';

/**
 * Runs inside the framework's layout: tells the inline script of `theme/intent`, once per page load, that React has
 * taken over, so that it repeats what the reader clicked or pressed before; and watches over going back and forward.
 */
export function useSetup(): void {
  useEffect(() => {
    // On the dev server, which has no inline scripts.
    document.documentElement.classList.add('js');
    window.dispatchEvent(new Event(events.hydrated));
  }, []);
  useHealedHistory();
}
