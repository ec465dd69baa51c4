import type { Searched } from '../searched';
import type { SearchClient } from './client';
import { localClient } from './local';
import { remoteClient } from './remote';

const clients = new Map<string, SearchClient>();

/**
 * What searches the pages of a language and a version; made once, because getting ready takes a
 * while.
 */
export function clientFor({ lang, version, root }: Searched): SearchClient {
  const key = `${version} ${lang}`;
  const known = clients.get(key);
  if (known) return known;
  const client = SITE_SEARCH_SERVICE
    ? remoteClient(SITE_SEARCH_SERVICE, lang)
    : localClient(lang, version, root);
  clients.set(key, client);
  return client;
}
