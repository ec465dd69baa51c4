/** What of the site an address is made of. */
export interface Root {
  /** Absolute address of the site with its base and a slash at the end. */
  readonly url: string;
  /** The base alone, with both slashes. */
  readonly base: string;
}

/** The file of a page's Markdown below the built site: `guide/start/index.md` for `/guide/start/`. */
export function markdownFile(routePath: string): string {
  const path = routePath.replace(/^\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/** Absolute address of a page in HTML. */
export function pageAddress(routePath: string, { url }: Root): string {
  return url + routePath.replace(/^\//, '');
}

/** Absolute address of a page in Markdown. */
export function markdownAddress(routePath: string, { url }: Root): string {
  return url + markdownFile(routePath);
}

/**
 * Where a link of the Markdown edition leads: the Markdown of a page of the site, whatever way the link was written in, and the
 * same file where it is none. `pages` holds the route of every page. Links to other sites and on the same page stay as they are.
 */
export function linkTarget(
  target: string,
  pages: ReadonlySet<string>,
  root: Root,
): string {
  if (!target.startsWith('/') || target.startsWith('//')) return target;
  const inside = target.startsWith(root.base)
    ? target.slice(root.base.length - 1)
    : target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(inside) ?? [];
  const route = path.replace(/(?:\.md|\.html)$/, '').replace(/(^|\/)index$/, '$1');
  const found = [route, `${route}/`].find((one) => pages.has(one));
  if (found === undefined) return root.url + inside.slice(1);
  return markdownAddress(found, root) + rest;
}
