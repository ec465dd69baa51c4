import type { Names } from '../browser/names/names.ts';
import type { SearchIndex } from '../browser/types.ts';
import type { GlossaryTerm } from './synonyms.ts';

/** Codes of the errors that readers look up: `TS2307`, `ERR_REQUIRE_ESM`. */
const errorCode = /\b(?:TS\d{4,5}|ERR(?:_[A-Z]+)+|ENOENT|ERESOLVE)\b/g;

/** A code is listed with this many sections at most. */
const sectionsPerCode = 3;

/**
 * The names in a search index: titles and headings, options among them, the error codes that
 * sections explain, and other words for the terms of the glossary, whose headings have their ids.
 */
export function packNames(
  { routes, depths, headings, ids, prose }: SearchIndex,
  terms: readonly GlossaryTerm[],
): Names {
  const words = new Map<number, Set<string>>();
  const add = (section: number, word: string) =>
    words.set(section, (words.get(section) ?? new Set()).add(word));
  const counts = new Map<string, number>();
  let page = -1;
  for (const [section, depth] of depths.entries()) {
    if (depth === 0) page += 1;
    const name = headings[section] ?? '';
    for (const [found] of (prose[section] ?? '').matchAll(errorCode)) {
      const count = counts.get(found) ?? 0;
      if (name.includes(found) || words.get(section)?.has(found)) continue;
      if (count < sectionsPerCode) add(section, found);
      counts.set(found, count + 1);
    }
    if (!routes[page]?.endsWith('/glossary')) continue;
    const term = terms.find(({ id }) => id === ids[section]);
    for (const word of term ? [term.en.term, term.zh.term, ...term.synonyms] : [])
      if (!name.includes(word)) add(section, word);
  }
  return {
    routes,
    depths: depths.join(''),
    headings,
    ids,
    words: Object.fromEntries([...words].map(([section, all]) => [section, [...all]])),
  };
}
