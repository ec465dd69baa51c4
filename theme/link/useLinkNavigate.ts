import {
  initPageData,
  isActive,
  pathnameToRouteService,
  useLocation,
  useNavigate,
  useSite,
  warmPageData,
} from '@rspress/core/runtime';
import { useCallback } from 'react';
import { withFlags } from '../query-flags/withFlags';
import { changePage } from './changePage';
import { showProgress } from './progress';
import { resolveHref } from './resolveHref';

/**
 * Gives the function that goes to a link's page. A page whose script cannot be had, because a deploy has replaced it or the network
 * is gone, is logged and then opened as a document; the framework would leave a blank page.
 */
export function useLinkNavigate(): (href: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { enableContentAnimation: animated = false } = useSite().site.themeConfig;

  return useCallback(
    async (href) => {
      const to = resolveHref(
        withFlags(href, window.location.search),
        window.location.href,
      );
      const path = to.kind === 'page' ? (to.route.split(/[?#]/)[0] ?? '') : '';
      if (to.kind !== 'page' || !pathnameToRouteService(path)) {
        window.location.assign(to.href);
        return;
      }
      if (isActive(path, pathname)) {
        navigate(to.route);
        return;
      }
      const endProgress = showProgress();
      try {
        warmPageData(path, await initPageData(path));
        changePage(() => navigate(to.route), animated);
      } catch (error) {
        console.error(error);
        window.location.assign(to.href);
      } finally {
        endProgress();
      }
    },
    [navigate, pathname, animated],
  );
}
