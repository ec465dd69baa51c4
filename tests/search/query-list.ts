import type { TextFile } from '../../tools/repository/text-file.ts';

/** What a query tries: each kind goes wrong in its own way. */
export const kinds = [
  'word',
  'words',
  'option',
  'prefix',
  'typo',
  'error',
  'intent',
  'width',
] as const;

/** Something that a reader types, and what would answer it. */
export interface SearchQuery {
  /** As it is typed or pasted, on one line. */
  query: string;
  /** Routes without language, the best answer first; whoever lands on any of them has found it. */
  pages: readonly string[];
  kind: (typeof kinds)[number];
}

/** A query with more answers than this asks for nothing in particular. */
const mostPages = 4;

/**
 * The queries of one file, in its order. Throws where the text is no JSON, or an item is not
 * exactly a query with its pages and its kind; the message names the item, counted from 1.
 */
export function queriesOf({ file, text }: TextFile): SearchQuery[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error(`${file} is no list of queries.`);
  return list.map((item: unknown, index) => {
    try {
      return queryOf(item);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}: item ${index + 1} ${reason}.`);
    }
  });
}

/** Throws what keeps an item from being a query, as the end of a sentence. */
function queryOf(item: unknown): SearchQuery {
  if (typeof item !== 'object' || item === null) throw new Error('is no object');
  const fields: Readonly<Record<string, unknown>> = { ...item };
  if (Object.keys(fields).sort().join() !== 'kind,pages,query')
    throw new Error('has not exactly the fields "query", "pages" and "kind"');
  const { query } = fields;
  if (typeof query !== 'string' || query === '' || query !== query.trim())
    throw new Error('has no query, or blanks around it');
  const kind = kinds.find((one) => one === fields.kind);
  if (!kind) throw new Error(`has the kind ${JSON.stringify(fields.kind)}`);
  return { query, pages: pagesOf(fields.pages), kind };
}

function pagesOf(pages: unknown): string[] {
  if (!Array.isArray(pages) || pages.length === 0 || pages.length > mostPages)
    throw new Error(`has not one to ${mostPages} pages`);
  return pages.map((page: unknown, index) => {
    if (typeof page !== 'string') throw new Error('has a page that is no route');
    if (pages.indexOf(page) < index) throw new Error(`names ${page} twice`);
    return page;
  });
}
