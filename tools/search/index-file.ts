import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unpack } from '../../theme/search/data/packed.ts';
import type { IndexedPage } from '../../theme/search/data/pages.ts';

/** The pages in the search index of a language in a built site, as the engine reads them. Throws where there is none. */
export function readIndex(site: string, lang: string): IndexedPage[] {
  const folder = path.join(site, 'static');
  const name = readdirSync(folder).find((file) =>
    new RegExp(`^search_index\\.${lang}\\.[0-9a-f]{8}\\.json$`).test(file),
  );
  if (!name) {
    throw new Error(
      `${folder} has no search index for ${lang}. Run "npm run build" first.`,
    );
  }
  return unpack(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}
