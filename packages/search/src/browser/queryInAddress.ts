/**
 * The query with which an address opens search, `?q=…` or `#search=…`: empty for `#search` alone,
 * `undefined` for neither.
 */
export function readQuery(
  address: Pick<Location, 'search' | 'hash'>,
): string | undefined {
  const parameter = new URLSearchParams(address.search).get('q');
  if (parameter !== null) return parameter;
  const match = /^#search(?:=(.*))?$/.exec(address.hash);
  if (!match) return undefined;
  const [, query = ''] = match;
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

/** Puts a query into the address, to be shared, or removes it. Adds no history entry. */
export function writeQuery(query: string | undefined): void {
  const address = new URL(window.location.href);
  if (address.hash.startsWith('#search') && readQuery(address) !== undefined)
    address.hash = '';
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
}
