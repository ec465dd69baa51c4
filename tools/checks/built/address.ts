/** Where a link inside the site leads. */
export interface Target {
  /** Address without base, decoded: `/zh/guide/start/`. */
  address: string;
  /** What follows `#`, decoded; empty when there is nothing. */
  id: string;
}

/**
 * Reads a link of a page. `from` is the address of the page without base, `base` the path that the
 * site is served under, `origin` its published origin. Returns undefined for links that leave the
 * site, and the string `outside` for those that stay on its host but miss the base.
 */
export function targetOf(
  href: string,
  from: string,
  base: string,
  origin: string,
): Target | 'outside' | undefined {
  const url = new URL(href, new URL(base + from.slice(1), origin));
  if (url.origin !== origin) return undefined;
  if (!url.pathname.startsWith(base)) return 'outside';
  const address = decodeURIComponent(`/${url.pathname.slice(base.length)}`);
  return { address, id: decodeURIComponent(url.hash.slice(1)) };
}

/** File that a host with clean addresses serves for an address without base. */
export function fileFor(address: string): string {
  const path = address.slice(1);
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return /\.[a-z0-9]+$/i.test(path.split('/').at(-1) ?? '') ? path : `${path}.html`;
}
