import names from './data.json';

/**
 * Adds the embedding flags of one address to another: `/config/` becomes `/config/?navbar=0` where `search`, the query of the current
 * page, is `?navbar=0`. Takes and gives a path with query and hash, from the root.
 */
export function withFlags(path: string, search: string): string {
  const query = new URLSearchParams(search);
  const flags = names.filter((name) => query.get(name) === '0');
  if (flags.length === 0) return path;
  const url = new URL(path, 'https://site.invalid');
  for (const name of flags) url.searchParams.set(name, '0');
  return url.pathname + url.search + url.hash;
}
