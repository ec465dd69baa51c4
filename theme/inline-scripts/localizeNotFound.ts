/**
 * Shows the 404 page of the language that the address is in, on hosts that answer every unknown
 * address with the `404.html` at the root. Where it cannot be fetched, the page stays as it is.
 * Runs in the root `404.html` only.
 */
export function localizeNotFound(base: string, langs: readonly string[]): void {
  const [first = ''] = location.pathname.slice(base.length).split('/');
  if (!langs.slice(1).includes(first)) return;
  document.documentElement.hidden = true;
  fetch(`${base + first}/404.html`)
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
