/**
 * Puts a page's address right before anything is seen, in one step and with query and hash kept. The default language has
 * no prefix, so `/en/guide/` becomes `/guide/`, for hosts that do not read `_redirects`. And a first visitor goes once to the
 * language of the browser, if the site has it; that is remembered in local storage under `rspress-visited`, the
 * framework's own key. Bots stay, and so does a browser that cannot remember: it would be sent away from the
 * language its reader chose on every page.
 */
export function redirectToLocale(base: string, langs: readonly string[]): void {
  const [standard = ''] = langs;
  const parts = location.pathname.slice(base.length).split('/');
  const prefix = langs.includes(parts[0] ?? '') ? (parts.shift() ?? '') : '';
  const wanted = firstVisit() ? (navigator.language.split('-')[0] ?? '') : '';
  const lang = langs.includes(wanted) ? wanted : prefix || standard;
  if (lang === (prefix || standard) && prefix !== standard) return;
  location.replace(
    base +
      (lang === standard ? '' : `${lang}/`) +
      parts.join('/') +
      location.search +
      location.hash,
  );

  /** Says whether nobody has been here with this browser, and remembers that somebody has. */
  function firstVisit(): boolean {
    if (/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)) return false;
    if (Object.prototype.toString.call(localStorage) !== '[object Storage]') return false;
    if (localStorage.getItem('rspress-visited')) return false;
    localStorage.setItem('rspress-visited', '1');
    return true;
  }
}
