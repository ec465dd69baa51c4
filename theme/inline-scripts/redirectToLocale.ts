/**
 * Redirects before anything is painted, once, keeping query and hash. Removes the prefix of the
 * default language (`/en/guide/` becomes `/guide/`) for hosts that ignore `_redirects`, and takes a
 * first-time visitor to the browser's language if the site has it. The visit is remembered under
 * `rspress-visited`, the framework's key. Bots stay, and so do browsers without storage, where
 * every page would look like a first visit.
 */
export function redirectToLocale(base: string, langs: readonly string[]): void {
  const [defaultLang = ''] = langs;
  const segments = location.pathname.slice(base.length).split('/');
  const prefix = langs.includes(segments[0] ?? '') ? (segments.shift() ?? '') : '';
  const preferred = isFirstVisit() ? (navigator.language.split('-')[0] ?? '') : '';
  const lang = langs.includes(preferred) ? preferred : prefix || defaultLang;
  if (lang === (prefix || defaultLang) && prefix !== defaultLang) return;
  location.replace(
    base +
      (lang === defaultLang ? '' : `${lang}/`) +
      segments.join('/') +
      location.search +
      location.hash,
  );

  function isFirstVisit(): boolean {
    if (/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)) return false;
    if (Object.prototype.toString.call(localStorage) !== '[object Storage]') return false;
    if (localStorage.getItem('rspress-visited')) return false;
    localStorage.setItem('rspress-visited', '1');
    return true;
  }
}
