/**
 * Redirects addresses that the documentation once had, or that the tool prints, to where their
 * content is now, in the language of the prefix; a hash in the address wins over that of the
 * target. For hosts that ignore `_redirects`: it runs in the 404 pages only.
 */
export function redirectMovedPage(
  base: string,
  langs: readonly string[],
  moved: Readonly<Record<string, string>>,
  siteAddress: (address: string) => string | undefined,
): void {
  const path = location.pathname.slice(base.length);
  const [first = ''] = path.split('/');
  const prefix = langs.slice(1).includes(first) ? `${first}/` : '';
  const source = path.slice(prefix.length).replace(/\/$|\.html$/, '');
  // `/constructor` must not find what every object inherits.
  const target = Object.hasOwn(moved, source) ? moved[source] : undefined;
  if (!target) return;
  const [page = '', id] = target.split('#');
  const hash = location.hash || (id === undefined ? '' : `#${id}`);
  const address = siteAddress(base + prefix + page + location.search + hash);
  if (address) location.replace(address);
}
