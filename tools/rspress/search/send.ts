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

/**
 * Has the framework write the packed pages into the search indexes: all of an index with its first
 * page, and nothing with the others. It has no other way to say what is written: it turns its own
 * pages into JSON, all properties of them, and the same pages become the data of the site right
 * after. So the property `toJSON` has to be taken away before that. `pages` are those of all
 * languages; they are packed when the first of them is written, since other plugins add to them
 * at the same time.
 */
export function sendPacked(pages: readonly SentPage[]): void {
  let indexes: ReadonlyMap<SentPage, SearchIndex> | undefined;
  for (const page of pages) {
    Object.assign(page, {
      toJSON: () => {
        indexes ??= indexesOf(pages);
        return indexes.get(page) ?? 0;
      },
    });
  }
}

/** Each index by the page that it is written with, its first one. */
function indexesOf(pages: readonly SentPage[]): ReadonlyMap<SentPage, SearchIndex> {
  const indexes = new Map<SentPage, SearchIndex>();
  const nameOf = ({ version, lang }: SentPage) => `${version} ${lang}`;
  for (const name of new Set(pages.map(nameOf))) {
    const own = pages.filter((page) => nameOf(page) === name && isSearched(page));
    const [first] = own;
    if (first) indexes.set(first, pack(own));
  }
  return indexes;
}

/** The framework keeps a home page and what says `search: false` out of the index. */
function isSearched({ frontmatter = {} }: IndexedPage): boolean {
  return frontmatter.pageType !== 'home' && frontmatter.search !== false;
}
