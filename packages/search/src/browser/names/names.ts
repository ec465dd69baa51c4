import { markWords } from '../engine/snippets';
import {
  identifierTerms,
  isStopWord,
  memoize,
  normalize,
  splitIdentifier,
  tokenize,
} from '../engine/text';
import type { PageHits } from '../types';

/**
 * The names in a language as they are downloaded: lists of routes, and of all sections in order,
 * as in the search index.
 */
export interface Names {
  readonly routes: readonly string[];
  /** A digit per section, 0 for a page's introduction. */
  readonly depths: string;
  readonly headings: readonly string[];
  readonly ids: readonly string[];
  /** Other words by which sections are found. */
  readonly words: Readonly<Record<number, readonly string[]>>;
}

/** Finds at most `limit` pages by their names, the best first. */
export type NameSearch = (query: string, limit: number) => PageHits[];

const maxHitsPerPage = 3;

interface Section {
  readonly page: number;
  readonly link: string;
  /** From the title of the page to the section's own heading. */
  readonly path: readonly string[];
  readonly own: readonly Name[];
  readonly above: readonly Name[];
  readonly other: readonly Name[];
}

/** A name, normalised and without separators, and its words. */
interface Name {
  readonly text: string;
  readonly words: () => readonly string[];
}

/**
 * Prepares a search that knows names only: each word of a query has to begin a word of a section's
 * name, of the headings above it or of its other words; Chinese ones are found anywhere in them.
 * Camel case and dotted names are split as in the engine.
 */
export function searchNames(names: Names): NameSearch {
  const sections = readNames(names);
  return (query, limit) => {
    const words = wordsOf(query);
    const pages = new Map<number, { score: number; section: Section }[]>();
    for (const section of words.length > 0 ? sections : []) {
      const score = scoreOf(section, words);
      if (score > 0)
        pages.set(section.page, [...(pages.get(section.page) ?? []), { score, section }]);
    }
    return [...pages.values()]
      .map((found) => found.sort((a, b) => b.score - a.score).slice(0, maxHitsPerPage))
      .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
      .slice(0, limit)
      .map((found) => ({
        link: found[0]?.section.link.replace(/#.*/, '') ?? '',
        hits: found.map(({ section: { link, path } }) => {
          const [title = '', ...headings] = path;
          return {
            link,
            title: markWords(title, words),
            path: headings.map((heading) => markWords(heading, words)),
            snippet: { text: '', marks: [] },
          };
        }),
      }));
  };
}

/** The words of a query, normalised; those that nobody looks for only if there are no others. */
function wordsOf(query: string): string[] {
  const all = tokenize(query).flatMap(({ kind, text }) =>
    kind === 'unspaced' ? segment(text) : splitIdentifier(text),
  );
  const words = all.map(normalize);
  const meaningful = words.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

function segment(run: string): string[] {
  if (!('Segmenter' in Intl)) return [run];
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(run)].map((one) => one.segment);
}

/** 0 where a word is missing, or none is in the section's own name or its other words. */
function scoreOf({ own, above, other }: Section, words: readonly string[]): number {
  let score = 0;
  let isOwn = false;
  for (const word of words) {
    const inOwn = Math.max(match(own, word), 0.8 * match(other, word));
    const best = Math.max(inOwn, 0.5 * match(above, word));
    if (best === 0) return 0;
    isOwn ||= inOwn > 0;
    score += best;
  }
  // Pages come before their sections.
  return isOwn ? (score / words.length) * (above.length === 0 ? 1.5 : 1) : 0;
}

/** From 0 to 1: how much of a name is typed, and how much of a word in it. */
function match(names: readonly Name[], word: string): number {
  let best = 0;
  for (const { text, words } of names) {
    if (!text.includes(word)) continue;
    const shareOf = (one: string) => 0.4 + (0.4 * word.length) / one.length;
    const shares = /\p{Script=Han}/u.test(word)
      ? 0.8
      : Math.max(0, ...words().map((one) => (one.startsWith(word) ? shareOf(one) : 0)));
    if (shares > 0) best = Math.max(best, shares + (0.2 * word.length) / text.length);
  }
  return best;
}

function readNames({ routes, depths, headings, ids, words }: Names): Section[] {
  let path: { depth: number; heading: string }[] = [];
  let page = -1;
  return headings.map((heading, index) => {
    const depth = Number(depths[index]);
    if (depth === 0) page += 1;
    path = path.filter((one) => one.depth < depth);
    const above = path.map((one) => one.heading);
    path.push({ depth, heading });
    const route = routes[page] ?? '';
    return {
      page,
      link: depth === 0 ? route : `${route}#${ids[index]}`,
      path: [...above, heading],
      own: [nameOf(heading)],
      above: above.map(nameOf),
      other: words[index]?.map(nameOf) ?? [],
    };
  });
}

// Many sections have the same heading.
const nameOf = memoize(
  (name: string): Name => ({
    text: normalize(name).replace(/[\s./:\\_-]+/g, ''),
    words: () => identifiersIn(name),
  }),
);

// Splitting all names would take longer than everything else before the first result.
const identifiersIn = memoize((name: string) =>
  tokenize(name).flatMap(({ kind, text }) =>
    kind === 'unspaced' ? [] : identifierTerms(text),
  ),
);
