import {
  routePathToMdPath,
  useHead,
  usePage,
  useSite,
  withBase,
} from '@rspress/core/runtime';
import { useTextLang } from '@site/base-theme/useText';
import texts from './texts.json';

/**
 * Sets the head tags that the framework lacks: canonical URL, `x-default`, the
 * Markdown edition, the feed, and Open Graph. The 404 page only gets `noindex` and Open Graph.
 */
export function useHeadTags(): void {
  const lang = useTextLang();
  const { page } = usePage();
  const { site } = useSite();
  const found = page.pageType !== '404';

  const prefix = lang === site.lang ? '/' : `/${lang}/`;
  const rest = (page.routePath ?? '').slice(prefix.length);
  const address = (target: string) =>
    site.siteOrigin + withBase((target === site.lang ? '/' : `/${target}/`) + rest);
  const image = withBase(lang === site.lang ? '/social.png' : `/social-${lang}.png`);

  useHead({
    link: found
      ? [
          { rel: 'canonical', href: address(lang) },
          { rel: 'alternate', hreflang: 'x-default', href: address(site.lang) },
          {
            rel: 'alternate',
            type: 'text/markdown',
            href: site.siteOrigin + routePathToMdPath(page.routePath ?? prefix),
          },
          {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: texts.changesFeed[lang],
            href: site.siteOrigin + withBase(`${prefix}rss.xml`),
          },
        ]
      : [],
    meta: [
      ...(found
        ? [{ property: 'og:url', content: address(lang) }]
        : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:site_name', content: site.title },
      { property: 'og:image', content: site.siteOrigin + image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: texts.socialImageAlt[lang] },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  });
}
