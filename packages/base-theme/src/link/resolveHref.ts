import {
  cleanUrlByConfig,
  isExternalUrl,
  removeBase,
  withBase,
} from '@rspress/core/runtime';
import { siteAddress } from '../inline-scripts/siteAddress';

/** Target of a link. */
export type Destination =
  /** Another site, or an anchor on the same page: left to the browser. */
  | { kind: 'external'; href: string }
  | { kind: 'anchor'; href: string }
  /** A page of this site, with query and hash: `href` with the base path, `route` without. */
  | { kind: 'page'; href: string; route: string };

/** Resolves a link: absolute without the base path, relative to `current`, or external. */
export function resolveHref(href: string, current: string | undefined): Destination {
  if (isExternalUrl(href)) return { kind: 'external', href };
  if (href.startsWith('#')) return { kind: 'anchor', href };
  if (href.startsWith('/') || !current) {
    const full = withBase(cleanUrlByConfig(href));
    return { kind: 'page', href: full, route: removeBase(full) };
  }
  const route = routeOf(new URL(href, current));
  return { kind: 'page', href: withBase(route), route };
}

/**
 * The address of a page without the base path, for navigation inside the app. The home page, if
 * its path begins with two slashes, which without an origin before it would lead to another site.
 */
export function routeOf({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const route = removeBase(pathname) + search + hash;
  return siteAddress(route) ? route : '/';
}
