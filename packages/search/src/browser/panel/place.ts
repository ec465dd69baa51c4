import { fieldsOf } from '@site/pages/records';
import type { IndexHits } from '../types';

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

/** What search showed when a result was followed. */
interface Place {
  readonly query: string;
  readonly results: readonly IndexHits[];
  /** The link of the result. */
  readonly link: string;
}

/** Remembers in the history entry what search showed when a result was followed. */
export function rememberPlace(place: Place): void {
  window.history.replaceState({ ...fieldsOf(window.history.state), found: place }, '');
}

/** What search showed when a result of a query was followed from this history entry. */
export function rememberedPlace(query: string): Place | undefined {
  const { found } = fieldsOf(window.history.state);
  return isPlace(found) && found.query === query ? found : undefined;
}

function isPlace(value: unknown): value is Place {
  const { query, results, link } = fieldsOf(value);
  return typeof query === 'string' && typeof link === 'string' && Array.isArray(results);
}
