import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '../../../site.ts';

/** Built pages that share a style sheet. */
export interface Kind {
  readonly name: string;
  readonly files: readonly string[];
}

/**
 * Kinds of pages with styles that no other page needs, by what stands in the HTML of theirs alone. Everything else is a `page`, so that
 * one sheet, once loaded, serves nearly all of the site.
 */
const special: readonly (readonly [name: string, mark: RegExp])[] = [
  ['not-found', /<main[^>]* data-not-found[=>\s]/],
  ['advisor', /<div[^>]* data-advisor=/],
  ['overview', /<div class="[^"]*\brp-overview[ "]/],
  ['explorer', /<section class="rp-not-doc [^"]*\bexplorer\b/i],
];

/**
 * The kind of a built page: its path below the built site, and its HTML. The home pages look like no other; the kinds with a part of
 * their own are known by it.
 */
export function kindOf(name: string, html: string): string {
  const homes = locales.flatMap(({ lang }) => [
    'index.html',
    path.join(lang, 'index.html'),
  ]);
  if (homes.includes(name)) return 'home';
  return special.find(([, mark]) => mark.test(html))?.[0] ?? 'page';
}

/** The pages of a built site by their kind. `names` are their paths below `outDir`. */
export async function kindsIn(outDir: string, names: readonly string[]): Promise<Kind[]> {
  const kinds = new Map<string, string[]>();
  for (const name of names) {
    const file = path.join(outDir, name);
    const kind = kindOf(name, await readFile(file, 'utf8'));
    kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
  }
  return [...kinds].map(([name, files]) => ({ name, files }));
}
