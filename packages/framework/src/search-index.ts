import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contract } from './contract.ts';

/**
 * A page that the framework is about to write into the search index of its language and version.
 */
export interface IndexablePage {
  readonly lang: string;
  readonly version: string;
  readonly frontmatter?: { readonly pageType?: unknown; readonly search?: unknown };
}

const { expect, meet, fail } = contract(
  'search-index.ts',
  'after modifySearchIndexData the framework serialises the pages of each language to JSON and ' +
    'writes static/search_index.<language>.<hash>.json.',
);

/**
 * Makes the framework write `pack(pages)` in place of the pages of each index: all of it with the
 * first page of the index, and nothing with the others. Packing happens when the first of them is
 * serialised, because other plugins add to the pages at the same time. The same objects become
 * the site's page data right after, so `restorePage` has to be called with each of them before.
 */
export function replaceIndexes<Page extends IndexablePage>(
  pages: readonly Page[],
  pack: (pages: readonly Page[]) => unknown,
): void {
  let indexes: ReadonlyMap<Page, unknown> | undefined;
  expect();
  for (const page of pages) {
    const toJSON = () => {
      meet();
      indexes ??= packAll(pages, pack);
      return indexes.get(page) ?? 0;
    };
    Object.assign(page, { toJSON });
  }
}

/** Undoes `replaceIndexes` for a page. */
export function restorePage(page: object): void {
  Reflect.deleteProperty(page, 'toJSON');
}

/**
 * Checks that a built site has an index for each language under the name that the search client
 * loads.
 *
 * @throws when a language has none
 */
export function assertIndexes(outDir: string, langs: readonly string[]): void {
  const files = readdirSync(path.join(outDir, 'static'));
  for (const lang of langs) {
    const name = new RegExp(`^search_index\\.${lang}\\.[^.]+\\.json$`);
    if (!files.some((file) => name.test(file)))
      fail(`There is no index for the language ${lang}.`);
  }
}

/** Each index by the first of its pages. */
function packAll<Page extends IndexablePage>(
  pages: readonly Page[],
  pack: (pages: readonly Page[]) => unknown,
): ReadonlyMap<Page, unknown> {
  const groups = new Map<string, Page[]>();
  for (const page of pages.filter(isSearched)) {
    const name = `${page.version} ${page.lang}`;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return new Map(
    [...groups.values()].flatMap((own) => (own[0] ? [[own[0], pack(own)]] : [])),
  );
}

/** The framework keeps home pages and pages with `search: false` out of its indexes. */
function isSearched({ frontmatter = {} }: IndexablePage): boolean {
  return frontmatter.pageType !== 'home' && frontmatter.search !== false;
}
