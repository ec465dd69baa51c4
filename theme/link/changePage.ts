import { flushSync } from 'react-dom';

/** Told to whoever needs to know that the page's content is another one. The framework's own name of old. */
const reloadContent = 'RspressReloadContent';

/**
 * Shows another page: `change` runs inside a view transition where the site wants that (`animated`), the browser has them and the
 * reader allows motion, at once elsewhere. The event follows in both cases, when the new content stands.
 */
export function changePage(change: () => void, animated: boolean): void {
  const announce = () => window.dispatchEvent(new Event(reloadContent));
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animated || still || !document.startViewTransition) {
    flushSync(change);
    announce();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  transition.updateCallbackDone.then(announce, announce);
  // A transition that is skipped, because another one starts or the tab is hidden, is no error.
  transition.ready.catch(() => undefined);
}
