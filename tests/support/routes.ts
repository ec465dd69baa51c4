import { readFileSync } from 'node:fs';
import { base, locales, origin } from '@site/settings';
import { siteOutput } from './site.ts';

export interface SiteRoute {
  /** Absolute address at which the page is published, as the sitemap names it. */
  address: string;
  /** Path to ask the server under test for, with the base: `/zh/guide/start/`. */
  path: string;
  lang: (typeof locales)[number]['lang'];
}

/**
 * Reads the pages of the built site from the sitemap that the build emitted, in its order. Throws
 * when there is no sitemap, when it is empty, or when it names an address of another site.
 */
export function routes(): SiteRoute[] {
  return routesOf(readFileSync(`${siteOutput}/sitemap.xml`, 'utf8'), base);
}

/** The same for the text of a sitemap, on a site that stands below `below` (with both slashes). */
export function routesOf(sitemap: string, below: string): SiteRoute[] {
  const addresses = [...sitemap.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(
    ([, text = '']) => text.replaceAll('&amp;', '&'),
  );
  if (addresses.length === 0) throw new Error('The sitemap names no page.');
  return addresses.map((address) => routeOf(address, below));
}

function routeOf(address: string, below: string): SiteRoute {
  const root = origin + below;
  if (!address.startsWith(root))
    throw new Error(`${address} is not an address below ${root}`);
  const path = address.slice(origin.length);
  const [first] = path.slice(below.length).split('/');
  const lang = locales.find((locale) => locale.lang === first)?.lang ?? locales[0].lang;
  return { address, path, lang };
}
