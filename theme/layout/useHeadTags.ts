import {
  routePathToMdPath,
  useHead,
  usePage,
  useSite,
  withBase,
} from '@rspress/core/runtime';
import { languageCode } from '../languageCode';
import { useText, useTextLang } from '../useText';

/**
 * What search engines and chat programs read: the exact language code, the one address of the page, the
 * language for everybody else, its Markdown, the feed of changes, and the picture that goes with a link to
 * it. The framework names the translations in the HTML.
 * An address that does not exist has none of these.
 */
export function useHeadTags(): void {
  const lang = useTextLang();
  const text = useText();
  const { page } = usePage();
  const { site } = useSite();
  const found = page.pageType !== '404';

  const prefix = lang === site.lang ? '/' : `/${lang}/`;
  const rest = (page.routePath ?? '').slice(prefix.length);
  const address = (target: string) =>
    site.siteOrigin + withBase((target === site.lang ? '/' : `/${target}/`) + rest);
  const picture = withBase(pictureOf(page.routePath ?? '', found, lang));

  // Low priority is applied last, after the framework's own `lang`.
  useHead({ htmlAttrs: { lang: languageCode(lang) } }, { tagPriority: 'low' });
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
            title: text('changesFeed'),
            href: site.siteOrigin + withBase(`${prefix}rss.xml`),
          },
        ]
      : [],
    meta: [
      ...(found
        ? [{ property: 'og:url', content: address(lang) }]
        : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:site_name', content: site.title },
      { property: 'og:image', content: site.siteOrigin + picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  });
}

/** Every page has a picture of its own, drawn by the build. What does not exist borrows that of its language. */
function pictureOf(routePath: string, found: boolean, lang: string): string {
  if (!found) return lang === 'zh' ? '/social-zh.png' : '/social.png';
  return `/social${routePath.endsWith('/') ? `${routePath}index` : routePath}.png`;
}
