/**
 * Leads from an address that the documentation once had, or that the tool prints, to where its content is now, in the language of the
 * prefix, for hosts that do not read `_redirects`. A hash in the address stays. Runs only in the pages for unknown addresses.
 */
export function followMoved(
  base: string,
  langs: readonly string[],
  moved: Readonly<Record<string, string>>,
): void {
  const path = location.pathname.slice(base.length);
  const [first = ''] = path.split('/');
  const prefix = langs.slice(1).includes(first) ? `${first}/` : '';
  const asked = path.slice(prefix.length).replace(/\/$|\.html$/, '');
  // An address such as `/constructor` names what every object has.
  const to = Object.hasOwn(moved, asked) ? moved[asked] : undefined;
  if (!to) return;
  const [page = '', hash] = to.split('#');
  const there = hash === undefined ? '' : `#${hash}`;
  location.replace(base + prefix + page + location.search + (location.hash || there));
}
