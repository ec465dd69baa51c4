import { base, locales, origin } from '@site/settings';
import { built } from './site.ts';

export interface SiteRoute {
  /** URL at which the page is published, from the sitemap. */
  address: string;
  /** Path on the server under test, with the base path: `/zh/guide/start/`. */
  path: string;
  lang: (typeof locales)[number]['lang'];
}

/** The pages in the built sitemap. Throws if there are none, or one of another site. */
export function routes(): SiteRoute[] {
  const sitemap = built('sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)];
  if (addresses.length === 0) throw new Error('The sitemap names no page.');
  return addresses.map(([, address = '']) => {
    if (!address.startsWith(origin + base))
      throw new Error(`${address} is not an address below ${origin}${base}`);
    const path = address.slice(origin.length);
    const [first] = path.slice(base.length).split('/');
    const lang = locales.find((locale) => locale.lang === first)?.lang ?? locales[0].lang;
    return { address, path, lang };
  });
}
