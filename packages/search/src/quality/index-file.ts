import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexFile, SearchIndex } from '../browser/data/search-index.ts';

/**
 * The search index of a language in a built site, as readers get it. Throws where there is none.
 */
export function readIndex(site: string, lang: string): SearchIndex {
  const folder = path.join(site, 'static');
  const name = readdirSync(folder).find((file) =>
    new RegExp(`^search_index\\.${lang}\\.[0-9a-f]{8}\\.json$`).test(file),
  );
  if (!name) {
    throw new Error(
      `${folder} has no search index for ${lang}. Run "npm run build" first.`,
    );
  }
  const [index]: IndexFile = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return index;
}
