import { removeBase } from '@rspress/core/runtime';
import { reachHere } from './reachHere';
import { isReached } from './sections';

/**
 * A reader who loads a page anew and goes back may come to a section that this document does not know. The router is told once it does, and where the
 * section cannot be had, the document is loaded. Called before the router listens.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => {
    if (isReached(removeBase(window.location.pathname))) return;
    event.stopImmediatePropagation();
    const tell = () =>
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    reachHere().then(tell, (error: unknown) => {
      console.error(error);
      window.location.reload();
    });
  });
}
