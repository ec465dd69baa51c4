import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type IndexedPage, pack, type SearchIndex } from '@site/search/pack';
import { contract } from './contract.ts';

/**
 * A page among those that the framework is about to write into its search indexes, one index for
 * each language of each version.
 */
export interface SentPage extends IndexedPage {
  readonly lang: string;
  readonly version: string;
}

const { met, broken } = contract(
  'search-index.ts',
  'after modifySearchIndexData the framework turns the pages of each language into JSON, all properties of them, and writes static/search_index.<language>.<hash>.json.',
  { inEveryBuild: true },
);

/**
 * Has the framework write the packed pages into the search indexes: all of an index with its first
 * page, and nothing with the others. `pages` are those of all languages; they are packed when the first of
 * them is written, since other plugins add to them at the same time. The same pages become the data of the
 * site right after, so `unpacked` has to be called with each of them before that.
 */
export function sendPacked(pages: readonly SentPage[]): void {
  let indexes: ReadonlyMap<SentPage, SearchIndex> | undefined;
  for (const page of pages) {
    Object.assign(page, {
      toJSON: () => {
        met();
        indexes ??= indexesOf(pages);
        return indexes.get(page) ?? 0;
      },
    });
  }
}

/** Makes a page what it was before `sendPacked`. */
export function unpacked(page: object): void {
  Reflect.deleteProperty(page, 'toJSON');
}

/**
 * Checks that a built site has an index for each language under the name by which packages/search/src/browser asks for
 * it.
 *
 * @throws when a language has none
 */
export function assertIndexes(outDir: string, langs: readonly string[]): void {
  const files = readdirSync(path.join(outDir, 'static'));
  for (const lang of langs) {
    const name = new RegExp(`^search_index\\.${lang}\\.[^.]+\\.json$`);
    if (!files.some((file) => name.test(file)))
      broken(`There is no index for the language ${lang}.`);
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
