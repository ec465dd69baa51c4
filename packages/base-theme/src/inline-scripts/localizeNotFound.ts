/**
 * Shows the 404 page of the version and language that the address is in, on hosts that answer every unknown
 * address with the `404.html` at the root. Where it cannot be fetched, the page stays as it is.
 * Runs in the root `404.html` only.
 */
export function localizeNotFound(
  base: string,
  langs: readonly string[],
  versions: readonly string[],
): void {
  const [first = '', second = ''] = location.pathname.slice(base.length).split('/');
  const version = versions.includes(first) ? `${first}/` : '';
  const lang = version ? second : first;
  const folder = version + (langs.slice(1).includes(lang) ? `${lang}/` : '');
  if (folder === '') return;
  document.documentElement.hidden = true;
  fetch(`${base + folder}404.html`)
    .then((response) => response.text())
    .then((html) => {
      if (!html.includes('data-not-found')) throw html;
      document.open();
      document.write(html);
      document.close();
    })
    .catch(() => {
      document.documentElement.hidden = false;
    });
}
