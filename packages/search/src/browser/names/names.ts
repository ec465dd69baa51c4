import { byPage, readSections } from '../engine/sections';
import { createHit } from '../engine/snippets';
import {
  contentWords,
  createSegmenter,
  indexTerms,
  memoize,
  normalize,
} from '../engine/text';
import type { Hit, PackedIndex, Section } from '../types';

/** Finds at most `limit` pages by their names, the best first. */
export type NameSearch = (query: string, limit: number) => Hit[][];

const maxHitsPerPage = 3;

/** Loads the names at an address. `undefined` if that fails: there are results once the text is there. */
export async function loadNames(
  url: string | undefined,
): Promise<NameSearch | undefined> {
  if (url === undefined) return undefined;
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const index: PackedIndex = await response.json();
    return searchNames(readSections(index));
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/**
 * Prepares a search that knows names only: each word of a query has to begin a word of a section's
 * name, of the headings above it or of its other words; Chinese ones are found anywhere in them.
 * Camel case and dotted names are split as in the engine.
 */
export function searchNames(sections: readonly Section[]): NameSearch {
  const segmenter = createSegmenter('zh');
  return (query, limit) => {
    const words = contentWords(query, segmenter);
    const found = sections
      .map((section) => ({ section, score: scoreOf(section, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return byPage(found)
      .slice(0, limit)
      .map((ranked) =>
        ranked
          .slice(0, maxHitsPerPage)
          .map(({ section }) => createHit(section, query, words)),
      );
  };
}

/** 0 where a word is missing, or none is in the section's own name or its other words. */
function scoreOf(
  { title, heading, ancestors, questions }: Section,
  words: readonly string[],
): number {
  const above = heading === '' ? [] : [title, ...ancestors];
  let score = 0;
  let isOwn = false;
  for (const word of words) {
    const inOwn = Math.max(match([heading || title], word), 0.8 * match(questions, word));
    const best = Math.max(inOwn, 0.5 * match(above, word));
    if (best === 0) return 0;
    isOwn ||= inOwn > 0;
    score += best;
  }
  // Pages come before their sections.
  return isOwn ? (score / words.length) * (heading === '' ? 1.5 : 1) : 0;
}

/** From 0 to 1: how much of a name is typed, and how much of a word in it. */
function match(names: readonly string[], word: string): number {
  const matches = names.map((name) => {
    const text = withoutSeparators(name);
    // Splitting all names would take longer than everything else before the first result.
    if (!text.includes(word)) return 0;
    const shares = /\p{Script=Han}/u.test(word)
      ? [0.8]
      : termsOf(name)
          .filter((term) => term.startsWith(word))
          .map((term) => 0.4 + (0.4 * word.length) / term.length);
    return shares.length && Math.max(...shares) + (0.2 * word.length) / text.length;
  });
  return Math.max(0, ...matches);
}

// Many sections have the same heading.
const withoutSeparators = memoize((name: string) =>
  normalize(name).replace(/[\s./:\\_-]+/g, ''),
);

const termsOf = memoize(indexTerms);
