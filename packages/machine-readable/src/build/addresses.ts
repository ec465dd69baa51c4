import type { PageIndexInfo } from '@rspress/core';
import { base, origin } from '@site/settings';

/** Address of the site with its base path, ending with a slash. */
export const siteUrl = origin + base;

/** Whether a page is only shown for unknown addresses. */
export function isNotFoundPage({ frontmatter }: PageIndexInfo): boolean {
  return frontmatter.pageType === '404';
}

/** The Markdown file of a page in the built site: `guide/start/index.md` for `/guide/start/`. */
export function markdownFile(routePath: string): string {
  const path = routePath.replace(/^\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/** The address of a page. */
export function pageUrl(routePath: string): string {
  return siteUrl + routePath.replace(/^\//, '');
}
