import type { SearchIndex } from '../../../theme/search/data/search-index.ts';
import type { IndexedPage } from './cut.ts';
import { pack } from './pack.ts';

/**
 * A page among those that the framework is about to write into its search indexes, one index for
 * each language of each version.
 */
export interface SentPage extends IndexedPage {
  readonly lang: string;
  readonly version: string;
}

const packed = new WeakMap<readonly SentPage[], ReadonlyMap<SentPage, SearchIndex>>();

/**
 * Has the framework write the packed pages into the search index: all of them with the first page
 * of an index, and nothing with the others. It has no other way to say what is written: it turns
 * its own pages into JSON, all properties of them, and the same pages become the data of the site
 * right after. So the property `toJSON` has to be taken away before that. `pages` are those of all
 * languages, in their order; they are packed when the first of them is written, so plugins that
 * come later can still add to them.
 */
export function sendPacked(page: SentPage, pages: readonly SentPage[]): void {
  Object.assign(page, { toJSON: () => packedOf(pages).get(page) ?? 0 });
}

const index = /\/static\/search_index\.([\w-]+)\.[0-9a-f]+\.json$/;

/**
 * Has the framework write next to nothing of a page, for the dev server: packing takes longer than
 * most that it does before its first page, and few search there. `askedIndex` gives what is then
 * asked for.
 */
export function sendLater(page: SentPage): void {
  Object.assign(page, { toJSON: () => ({ route: page.routePath }) });
}

/**
 * The search index at a path as `sendPacked` has it written; nothing for the path of something
 * else. `pages` are those of all languages.
 */
export function askedIndex(path: string, pages: readonly SentPage[]): string | undefined {
  const lang = index.exec(path)?.[1];
  if (lang === undefined) return undefined;
  const all = packedOf(pages);
  const first = pages.find((page) => page.lang === lang && all.has(page));
  return JSON.stringify(first ? [all.get(first)] : []);
}

/** The packed form of each index by the page that it is written with, its first one. */
function packedOf(pages: readonly SentPage[]): ReadonlyMap<SentPage, SearchIndex> {
  const before = packed.get(pages);
  if (before) return before;
  const all = new Map<SentPage, SearchIndex>();
  const indexOf = ({ version, lang }: SentPage) => `${version} ${lang}`;
  for (const index of new Set(pages.map(indexOf))) {
    const own = pages.filter((page) => indexOf(page) === index && isSearched(page));
    const [first] = own;
    if (first) all.set(first, pack(own));
  }
  packed.set(pages, all);
  return all;
}

/** The framework keeps a home page and what says `search: false` out of the index. */
function isSearched({ frontmatter = {} }: IndexedPage): boolean {
  return frontmatter.pageType !== 'home' && frontmatter.search !== false;
}
