import { useLocation, usePage, useSite, useVersion } from '@rspress/core/runtime';
import { homeOf } from './homeOf';
import { usePlace } from './usePlace';

export interface OtherLanguage {
  /** Its code in the configuration, such as `zh`. */
  lang: string;
  /** Its name in itself. */
  label: string;
  /** Address of the same page in it, with query and anchor; its home on a page that does not exist. Without the base path. */
  href: string;
  /** Whether `href` is that of the same page. */
  same: boolean;
}

/** The languages of the site other than the one of the page, with the address of the page in each. */
export function useOtherLanguages(): OtherLanguage[] {
  const { page } = usePage();
  const { site } = useSite();
  const { pathname } = useLocation();
  const version = useVersion();
  const place = usePlace();
  const current = homeOf(site, page.lang, version);
  const same = page.pageType !== '404' && pathname.startsWith(current);
  const rest = same ? pathname.slice(current.length) + place : '';
  return site.locales
    .filter(({ lang }) => lang !== page.lang)
    .map(({ lang, label }) => ({
      lang,
      label,
      href: homeOf(site, lang, version) + rest,
      same,
    }));
}
