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
