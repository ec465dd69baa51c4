/**
 * Redirects before anything is painted, once, keeping query and hash. Removes the prefix of the
 * default language (`/en/guide/` becomes `/guide/`) for hosts that ignore `_redirects`, and takes a
 * first-time visitor to the browser's language if the site has it. The visit is remembered under
 * `rspress-visited`, the framework's key. Bots stay, and so do browsers without storage, where
 * every page would look like a first visit. An address that would lead to another site, such as
 * `/en//example.com`, stays where it is. `openedIn` is where session storage has the language that
 * was opened, for `tellLanguage`.
 */
export function redirectToLocale(
  base: string,
  langs: readonly string[],
  openedIn: string,
  siteAddress: (address: string) => string | undefined,
): void {
  const visited = 'rspress-visited';
  const [defaultLang = ''] = langs;
  const path = location.pathname.slice(base.length);
  const prefix = langs.find((one) => one === path.split('/')[0]) ?? '';
  const opened = prefix || defaultLang;
  let lang = opened;
  if (
    localStorage instanceof Storage &&
    !localStorage.getItem(visited) &&
    !/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)
  ) {
    localStorage.setItem(visited, '1');
    lang = langs.find((one) => one === navigator.language.split('-')[0]) ?? opened;
  }
  if (lang === opened && prefix !== defaultLang) return;
  const target = siteAddress(
    base +
      (lang === defaultLang ? '' : `${lang}/`) +
      (prefix ? path.slice(prefix.length + 1) : path) +
      location.search +
      location.hash,
  );
  if (!target) return;
  if (lang !== opened) sessionStorage.setItem(openedIn, opened);
  location.replace(target);
}
