import { useLang, useSite, useVersion } from '@rspress/core/runtime';

type Site = ReturnType<typeof useSite>['site'];

/** Address of the home page in a language and version, without the base path: `/`, `/zh/`, `/v1/zh/`. What is the default has no part in it. */
export function homeOf(site: Site, lang: string, version: string): string {
  const parts = [
    version === site.multiVersion.default ? '' : version,
    lang === site.lang ? '' : lang,
  ].filter(Boolean);
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

/** Address of the home page in the language and version of the page. */
export function useHome(): string {
  const { site } = useSite();
  return homeOf(site, useLang(), useVersion());
}
