import { siteAddress } from '@site/base-theme/inline-scripts/siteAddress';
import { fieldsOf } from '@site/mdx/records';
import { hitOf, markWords } from '../engine/snippets';
import { normalize } from '../engine/text';
import type { Hit, IndexHits, SearchClient } from '../types';

/** A search service; `indexes` are those to search, the site's own first. */
interface SearchService {
  readonly url: string;
  readonly indexes: readonly string[];
}

/**
 * Asks a search service: `GET <url>?keyword=…&limit=…&searchIndexes=a,b&lang=…`, answered with a
 * list of `{ index, hits }`. Errors are logged and give no results. Nothing in an answer is used as
 * HTML, and only http and https links are kept.
 */
export function serviceClient(
  { url, indexes }: SearchService,
  lang: string,
): SearchClient {
  return {
    async load() {},
    async search(query, limit, signal) {
      try {
        const address = new URL(url, window.location.href);
        address.searchParams.set('keyword', query);
        address.searchParams.set('limit', String(limit));
        address.searchParams.set('searchIndexes', indexes.join(','));
        address.searchParams.set('lang', lang);
        const response = await fetch(address, { signal });
        if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
        return readAnswer(await response.json(), query, indexes[0]);
      } catch (error) {
        if (!signal.aborted) console.error(error);
        return [];
      }
    },
  };
}

/** Reads an answer. Whatever does not have the shape of a hit is left out. */
export function readAnswer(
  answer: unknown,
  query: string,
  ownIndex: string | undefined,
): IndexHits[] {
  if (!Array.isArray(answer))
    throw new Error('The search service answered with no list.');
  return answer.flatMap((one: unknown) => {
    const { index, hits } = fieldsOf(one);
    if (typeof index !== 'string' || !Array.isArray(hits)) return [];
    const pages = hits.flatMap((hit: unknown) => readHit(hit, query));
    return [{ index, isOwn: index === ownIndex, pages, closest: [] }];
  });
}

function readHit(hit: unknown, query: string): Hit[][] {
  const words = normalize(query).split(/\s+/);
  const { link, routePath, domain, title, header, statement, content } = fieldsOf(hit);
  const href = readLink(link ?? routePath, domain);
  if (href === undefined || typeof title !== 'string') return [];
  const mark = (text: string) => markWords(text, words);
  const text = [statement, content].find((one) => typeof one === 'string') ?? '';
  const found = hitOf({
    link: href,
    title: mark(title),
    header: typeof header === 'string' && header !== title ? [mark(header)] : [],
    statement: mark(text.slice(0, 200)),
    query,
  });
  return [[found]];
}

function readLink(link: unknown, domain: unknown): string | undefined {
  const page = window.location;
  const root = typeof domain === 'string' && domain !== '' ? domain : page.href;
  if (typeof link !== 'string' || !URL.canParse(link, root)) return undefined;
  const { protocol, origin, href } = new URL(link, root);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (origin !== page.origin) return href;
  const path = href.slice(origin.length);
  return siteAddress(path) && path;
}
