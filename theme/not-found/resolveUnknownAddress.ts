/**
 * Some hosts answer every unknown address with the one `404.html` at the root, which is in the default language: under
 * another language's prefix that language's own page is fetched and takes its place; where that fails, the page stays as it is.
 * Runs only in the root `404.html`.
 */
export function resolveUnknownAddress(base: string, langs: readonly string[]): void {
  const [first = ''] = location.pathname.slice(base.length).split('/');
  if (!langs.slice(1).includes(first)) return;
  document.documentElement.hidden = true;
  fetch(`${base + first}/404.html`)
    .then((answer) => answer.text())
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
