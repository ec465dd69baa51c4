import type { PageIndexInfo } from '@rspress/core';
import { base, origin } from '@site/settings';

/** Address of the site with its base path, ending with a slash. */
export const siteUrl = origin + base;

/** Where a page, or a heading on it, is for people and for programs. */
interface PageAddresses {
  readonly html: string;
  readonly markdown: string;
}

/** The addresses of a page in both languages. */
export interface LocalizedAddresses {
  readonly en: PageAddresses;
  readonly zh: PageAddresses;
}

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

/** The addresses that a link on a page, without language and with or without anchor, stands for. */
export function addressesOf(link: string): LocalizedAddresses {
  const [route = '', anchor] = link.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const addresses = (routePath: string): PageAddresses => ({
    html: pageUrl(routePath) + hash,
    markdown: siteUrl + markdownFile(routePath) + hash,
  });
  return { en: addresses(route), zh: addresses(`/zh${route}`) };
}
