import { fold } from '../engine/fold';
import { mark } from '../engine/snippet';
import type { PageHits } from '../engine/types';
import type { Group, SearchClient } from './client';

/** A search service that speaks the site's protocol. */
export interface Service {
  readonly url: string;
  /** The indexes to ask, the site's own first. */
  readonly indexes: readonly string[];
}

/**
 * Asks a search service: `GET <url>?keyword=…&limit=…&searchIndexes=a,b&lang=…`, answered with a
 * list of `{ index, hits }`. What goes wrong is logged and gives no results. Nothing of an answer
 * is taken for HTML, and only addresses of the web are links.
 */
export function remoteClient({ url, indexes }: Service, lang: string): SearchClient {
  return {
    async init() {},
    async search(query, limit, signal) {
      try {
        const address = new URL(url, window.location.href);
        address.searchParams.set('keyword', query);
        address.searchParams.set('limit', String(limit));
        address.searchParams.set('searchIndexes', indexes.join(','));
        address.searchParams.set('lang', lang);
        const answer = await fetch(address, { signal });
        if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
        return groupsOf(await answer.json(), query, indexes[0]);
      } catch (error) {
        if (!signal.aborted) console.error(error);
        return [];
      }
    },
  };
}

/** Reads an answer. Whatever has another shape than a hit is left out. */
export function groupsOf(
  answer: unknown,
  query: string,
  own: string | undefined,
): Group[] {
  if (!Array.isArray(answer))
    throw new Error('The search service answered with no list.');
  const words = fold(query).split(/\s+/).filter(Boolean);
  return answer.flatMap((one: unknown) => {
    const { index, hits } = Object(one);
    if (typeof index !== 'string' || !Array.isArray(hits)) return [];
    const pages = hits.flatMap((hit: unknown) => pageOf(hit, words));
    return [{ index, own: index === own, pages }];
  });
}

function pageOf(hit: unknown, words: readonly string[]): PageHits[] {
  const { link, routePath, domain, title, header, statement, content } = Object(hit);
  const href = addressOf(link ?? routePath, domain);
  if (href === undefined || typeof title !== 'string') return [];
  const path =
    typeof header === 'string' && header !== title ? [mark(header, words)] : [];
  const text = [statement, content].find((one) => typeof one === 'string') ?? '';
  return [
    {
      link: href,
      hits: [
        {
          type: path.length > 0 ? 'header' : 'title',
          link: href,
          title: mark(title, words),
          path,
          statement: mark(String(text).slice(0, 200), words),
        },
      ],
    },
  ];
}

function addressOf(link: unknown, domain: unknown): string | undefined {
  if (typeof link !== 'string') return undefined;
  const from =
    typeof domain === 'string' && domain !== '' ? domain : window.location.href;
  try {
    const { protocol, origin, href } = new URL(link, from);
    if (!/^https?:$/.test(protocol)) return undefined;
    return origin === window.location.origin ? href.slice(origin.length) : href;
  } catch {
    return undefined;
  }
}
