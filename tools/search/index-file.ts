import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A search index that the framework emitted. */
export interface IndexFile {
  readonly name: string;
  readonly text: string;
}

/** The search index of a language in a built site. Throws where there is none. */
export function readIndex(site: string, lang: string): IndexFile {
  const folder = path.join(site, 'static');
  const name = readdirSync(folder).find((file) =>
    new RegExp(`^search_index\\.${lang}\\.[0-9a-f]{8}\\.json$`).test(file),
  );
  if (!name) {
    throw new Error(
      `${folder} has no search index for ${lang}. Run "npm run build" first.`,
    );
  }
  return { name, text: readFileSync(path.join(folder, name), 'utf8') };
}
