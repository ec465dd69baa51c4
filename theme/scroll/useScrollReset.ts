import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';

/**
 * Goes to the top of a page that the reader has come to inside the app. Not when React takes over a page that is
 * there already: by then the reader may have scrolled, and the framework's own hook would throw them back.
 */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, [pathname]);
}
