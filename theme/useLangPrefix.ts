import { useSite } from '@rspress/core/runtime';
import { useTextLang } from './useText';

/** What goes before an address without language to stay in that of the page: nothing in the site's first one, else `/zh`. */
export function useLangPrefix(): string {
  const { site } = useSite();
  const lang = useTextLang();
  return lang === site.lang ? '' : `/${lang}`;
}
