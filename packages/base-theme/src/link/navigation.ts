import {
  initPageData,
  isActive,
  pathnameToRouteService,
  useLocation,
  useNavigate,
  useSite,
  warmPageData,
} from '@rspress/core/runtime';
import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { resolveHref } from './resolveHref';

/** How long a page may take before the progress bar shows, in milliseconds. */
const progressDelay = 200;

/**
 * Returns the function that navigates to a link's page. If the page's script cannot be loaded,
 * because a deploy has replaced it or the network is down, the error is logged and the page is
 * loaded as a document; the framework would show a blank page.
 */
export function useLinkNavigate(): (href: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { enableContentAnimation: animated = false } = useSite().site.themeConfig;

  return useCallback(
    async (href) => {
      const target = resolveHref(href, window.location.href);
      const path = target.kind === 'page' ? (target.route.split(/[?#]/)[0] ?? '') : '';
      if (target.kind !== 'page' || !pathnameToRouteService(path)) {
        window.location.assign(target.href);
        return;
      }
      if (isActive(path, pathname)) {
        navigate(target.route);
        return;
      }
      const hideProgress = showProgress();
      try {
        warmPageData(path, await initPageData(path));
        changePage(() => navigate(target.route), animated);
      } catch (error) {
        console.error(error);
        window.location.assign(target.href);
      } finally {
        hideProgress();
      }
    },
    [navigate, pathname, animated],
  );
}

/**
 * Loads the document when the script of a page that the reader went back or forward to cannot be
 * loaded. The framework would leave the content of the other page under the new address.
 */
export function useReloadOnChunkError(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // Resolves at once for a script that is loaded already.
    pathnameToRouteService(pathname)
      ?.preload()
      .catch((error: unknown) => {
        console.error(error);
        window.location.reload();
      });
  }, [pathname]);
}

/** Runs `change` inside a view transition if the site, the browser and the reader allow it. */
function changePage(change: () => void, animated: boolean): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animated || reducedMotion || !document.startViewTransition) {
    flushSync(change);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  // A skipped transition, because another one starts or the tab is hidden, is no error.
  transition.ready.catch(() => undefined);
}

/**
 * Shows a progress bar if the page takes long. Returns the function that removes it. The bar's
 * script is loaded in parallel to the page; without it there is no bar.
 */
function showProgress(): () => void {
  const loading = import('nprogress').then(
    ({ default: nprogress }) => nprogress.configure({ showSpinner: false }),
    () => undefined,
  );
  let done = false;
  const timer = setTimeout(() => {
    void loading.then((bar) => {
      if (!done) bar?.start();
    });
  }, progressDelay);
  return () => {
    done = true;
    clearTimeout(timer);
    void loading.then((bar) => bar?.done());
  };
}
