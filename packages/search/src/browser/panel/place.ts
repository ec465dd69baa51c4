import { fieldsOf } from '@site/mdx/records';

/**
 * The query with which an address opens search, `?q=…` or `#search=…`: empty for `#search` alone,
 * `undefined` for neither.
 */
export function readQuery({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): string | undefined {
  const inHash = new URLSearchParams(hash.slice(1)).get('search');
  return new URLSearchParams(search).get('q') ?? inHash ?? undefined;
}

/** Puts a query into the address, to be shared, or removes it. Adds no history entry. */
export function writeQuery(query: string): void {
  const address = new URL(window.location.href);
  if (new URLSearchParams(address.hash.slice(1)).has('search')) address.hash = '';
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
}

/** Remembers in the history entry which result of a query was followed from it. */
export function rememberResult(query: string, link: string): void {
  const followed = { query, link };
  window.history.replaceState({ ...fieldsOf(window.history.state), followed }, '');
}

/** The link of the result of a query that was followed from this history entry. */
export function rememberedResult(query: string): unknown {
  const followed = fieldsOf(fieldsOf(window.history.state).followed);
  return followed.query === query ? followed.link : undefined;
}
