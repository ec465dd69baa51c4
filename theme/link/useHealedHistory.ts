import { pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';

/**
 * Going back or forward is not a link, so `useLinkNavigate` does not see it. Where the script of the page that the reader came to
 * cannot be had, the framework leaves the other page's content under the new address; here the document is loaded.
 */
export function useHealedHistory(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // A script that is there already resolves at once.
    pathnameToRouteService(pathname)
      ?.preload()
      .catch((error: unknown) => {
        console.error(error);
        window.location.reload();
      });
  }, [pathname]);
}
