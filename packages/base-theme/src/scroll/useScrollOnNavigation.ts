// Both hooks replace the framework's, which also scroll when React hydrates a page: by then the
// reader may have scrolled on.
import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';

/** Whether this is the static page, which the inline script marks: the browser scrolled it. */
let isStaticPage =
  typeof document !== 'undefined' && document.documentElement.classList.contains('js');

/** Scrolls to the heading in the address after a navigation within the app. */
export function useScrollAfterNav(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also navigation to the same heading
  useLayoutEffect(() => {
    const isFirst = isStaticPage;
    isStaticPage = false;
    if (isFirst) return;
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, [location]);
}

/** Scrolls to the top after a navigation within the app to another page. */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, [pathname]);
}
