import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/** A page that came as HTML, which its inline script marks, has been scrolled to its heading by the browser. */
let hasArrived =
  typeof document !== 'undefined' && document.documentElement.classList.contains('js');

/**
 * Goes to the heading that an address names, inside the app. Not when React takes over a page that is there already:
 * by then the reader may have scrolled on, and the framework's own hook would throw them back.
 */
export function useScrollAfterNav(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, to the same heading too
  useLayoutEffect(() => {
    const isFirst = hasArrived;
    hasArrived = false;
    if (isFirst) return;
    // A place on a page is exact where all above it is rendered.
    document.documentElement.classList.remove('unseen');
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, [location]);
}
