/** The query that an address opens search with, `?q=…` or `#search=…`; empty for a bare `#search`, `undefined` for none. */
export function queryOf(address: Pick<Location, 'search' | 'hash'>): string | undefined {
  const asked = new URLSearchParams(address.search).get('q');
  if (asked !== null) return asked;
  const found = /^#search(?:=(.*))?$/.exec(address.hash);
  if (!found) return undefined;
  try {
    return decodeURIComponent(found[1] ?? '');
  } catch {
    return found[1];
  }
}

/** Puts a query into the address, so that it can be shared, or takes it out. The page stays, and so does the history. */
export function keepQuery(query: string | undefined): void {
  const address = new URL(window.location.href);
  if (queryOf(address) !== undefined && address.hash.startsWith('#search'))
    address.hash = '';
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  if (address.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
}
