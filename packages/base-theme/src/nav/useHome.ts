import { useLang, usePage, useSite, useVersion } from '@rspress/core/runtime';

type Site = ReturnType<typeof useSite>['site'];

/**
 * Path of the home page in a language and version, without the base path: `/`, `/zh/`, `/v1/zh/`.
 * The default language and version are left out.
 */
export function homeOf(site: Site, lang: string, version: string): string {
  const segments = [
    version === site.multiVersion.default ? '' : version,
    lang === site.lang ? '' : lang,
  ].filter(Boolean);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** Path of the home page in the language and version of the current page. */
export function useHome(): string {
  const { site } = useSite();
  return homeOf(site, useLang(), useVersion());
}

/** Path of the page below the home page of its language and version; empty on the 404 page. */
export function useCurrentPath(): { exists: boolean; path: string } {
  const { page } = usePage();
  const { site } = useSite();
  const home = homeOf(site, page.lang, useVersion());
  // Not the address: it may have a slash too many, which would lead to another host.
  const { routePath = '' } = page;
  const exists = page.pageType !== '404' && routePath.startsWith(home);
  return { exists, path: exists ? routePath.slice(home.length) : '' };
}
