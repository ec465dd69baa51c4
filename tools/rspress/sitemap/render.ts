/** What a sitemap needs to know about an address of the site. */
export interface SitemapRoute {
  /** Address with its language, without base: `/zh/config/lib/format`. */
  routePath: string;
  /** The same address without its language, which is how translations find each other. */
  pureRoutePath: string;
  /** Language as in the configuration of the site, `en` or `zh`. */
  lang: string;
}

/** How readers' software names the languages of the site. */
const hreflang: Readonly<Record<string, string>> = { en: 'en', zh: 'zh-CN' };

/** The language for readers of any other one. */
const fallback = 'en';

/**
 * Renders a sitemap of `routes` in XML. Each address names its translations, itself included, and
 * the one for readers of other languages. `root` is the absolute address of the site with its base
 * and a slash at the end. Pages for unknown addresses are left out. Throws when a route has a
 * language that has no name here.
 */
export function renderSitemap(routes: readonly SitemapRoute[], root: string): string {
  const listed = routes
    .filter(({ pureRoutePath }) => pureRoutePath !== '/404')
    .sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  const entries = listed.map((route) => {
    const translations = listed.filter(
      (other) => other.pureRoutePath === route.pureRoutePath,
    );
    return [
      '  <url>',
      `    <loc>${address(route, root)}</loc>`,
      ...translations.map((other) =>
        alternate(hreflangOf(other.lang), address(other, root)),
      ),
      ...translations
        .filter(({ lang }) => lang === fallback)
        .map((other) => alternate('x-default', address(other, root))),
      '  </url>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function alternate(language: string, href: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}

function address({ routePath }: SitemapRoute, root: string): string {
  return encodeURI(root + routePath.replace(/^\//, '')).replaceAll('&', '&amp;');
}

/** How readers' software names a language of the site. Throws for one that has no name here. */
export function hreflangOf(lang: string): string {
  const name = hreflang[lang];
  if (!name)
    throw new Error(
      `The sitemap has no name for the language “${lang}”; add it to hreflang.`,
    );
  return name;
}
