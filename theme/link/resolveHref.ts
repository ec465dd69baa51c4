import {
  cleanUrlByConfig,
  isExternalUrl,
  removeBase,
  withBase,
} from '@rspress/core/runtime';

/** Where a link leads. */
export type Destination =
  /** Another site, or a place on the same page. The browser follows it by itself. */
  | { kind: 'external'; href: string }
  | { kind: 'anchor'; href: string }
  /** A page of this site. `href` carries the base path, `route` does not; both keep query and anchor. */
  | { kind: 'page'; href: string; route: string };

/** Reads a link as an author or the framework writes it: absolute from the root without the base path, relative, or external. */
export function resolveHref(href: string, current: string | undefined): Destination {
  if (isExternalUrl(href)) return { kind: 'external', href };
  if (href.startsWith('#')) return { kind: 'anchor', href };
  if (href.startsWith('/') || !current) {
    const full = withBase(cleanUrlByConfig(href));
    return { kind: 'page', href: full, route: removeBase(full) };
  }
  const { pathname, search, hash } = new URL(href, current);
  return {
    kind: 'page',
    href: pathname + search + hash,
    route: removeBase(pathname) + search + hash,
  };
}
