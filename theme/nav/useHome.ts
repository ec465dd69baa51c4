import { useLang, useSite, useVersion } from '@rspress/core/runtime';

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
