import { usePage, useSite, useVersion } from '@rspress/core/runtime';
import { homeOf, useCurrentPath } from './useHome';

/** The same page, or on the 404 page the home page, in each other language. */
export function useOtherLanguages() {
  const { page } = usePage();
  const { site } = useSite();
  const version = useVersion();
  const { exists, path } = useCurrentPath();
  return site.locales
    .filter(({ lang }) => lang !== page.lang)
    .map(({ lang, label }) => ({
      lang,
      label,
      exists,
      href: homeOf(site, lang, version) + path,
    }));
}
