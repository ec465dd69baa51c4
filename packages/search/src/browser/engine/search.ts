import type { Findings, Query, SearchIndex, Synonyms } from '../types';
import { type Corpus, createSoundAlike } from './homophones';
import { closestWords, parseQuery, prepareSynonyms, type SynonymGroups } from './query';
import { createRanking, type RankedSection } from './ranking';
import { SectionIndex } from './section-index';
import { readSections } from './sections';
import { createHit } from './snippets';
import { createSegmenter, type Segmenter, sum } from './text';
import type { Vocabulary } from './vocabulary';

/** Further sections of a page would repeat what these say. */
const maxHitsPerPage = 3;

/** Searches the pages of one language. */
export interface SearchEngine {
  /**
   * The pages that match a query, the best first, at most `limit`; none for a query without words.
   * Never throws.
   */
  search(typed: string, limit: number): Findings;
}

/**
 * Prepares what an engine needs besides the index, so that it can be done during the download.
 * Returns the function that creates the engine, which takes a while and throws if the index is not
 * from this version of the site.
 */
export function prepareEngine(
  lang: string,
  synonyms: Synonyms,
): (index: SearchIndex) => SearchEngine {
  const groups = prepareSynonyms(synonyms);
  const segmenter = createSegmenter(lang);
  // The first run takes a browser as long as a whole query.
  if (lang === 'zh') segmenter?.('字');
  return (index) =>
    createEngine(new SectionIndex(readSections(index)), groups, segmenter);
}

function createEngine(
  index: SectionIndex,
  synonyms: SynonymGroups,
  segmenter: Segmenter | undefined,
): SearchEngine {
  const rank = createRanking(index, segmenter);
  const corpus = corpusOf(index, synonyms);
  const sectionCounts = new Map<number, number>();
  for (const { page } of index.sections)
    sectionCounts.set(page, (sectionCounts.get(page) ?? 0) + 1);
  return {
    search(typed, limit) {
      const query = parseQuery(typed, synonyms, segmenter, corpus);
      const closest = closestWords(query, index.vocabulary);
      if (closest) return { pages: [], closest };
      const byPage = new Map<number, RankedSection[]>();
      for (const ranked of rank(query)) {
        const { page } = ranked.section;
        byPage.set(page, [...(byPage.get(page) ?? []), ranked]);
      }
      const typedWords = wordsToMark(query, index.vocabulary, 0.8);
      const relatedWords = wordsToMark(query, index.vocabulary, 0);
      const pages = [...byPage]
        .map(([page, ranked]) => ({
          score: pageScore(ranked, sectionCounts.get(page)),
          ranked,
        }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ ranked }) => {
          const best = ranked[0]?.score ?? 0;
          const hits = ranked
            .filter(({ score }) => score > best * 0.35)
            .slice(0, maxHitsPerPage)
            .map(({ section }) => createHit(section, typedWords, relatedWords));
          return { link: hits[0]?.link.replace(/#.*/, '') ?? '', hits };
        });
      return { pages, closest: [] };
    },
  };
}

function corpusOf({ vocabulary }: SectionIndex, synonyms: SynonymGroups): Corpus {
  return {
    glossaryWords: synonyms
      .flat()
      .map(({ text }) => text)
      .filter((text) => /^\p{Script=Han}+$/u.test(text))
      .sort((a, b) => b.length - a.length),
    has: (pair) => vocabulary.has(pair),
    soundAlike: createSoundAlike(() => vocabulary.characters()),
  };
}

/** What was typed, and how the site writes it, the longest words first. */
function wordsToMark(query: Query, vocabulary: Vocabulary, minWeight: number): string[] {
  const words = query.terms.flatMap(({ text, alternatives }) => [
    text,
    ...alternatives
      .filter(({ weight }) => weight >= minWeight)
      .flatMap((alternative) => alternative.words)
      .flatMap((word) => vocabulary.expand(word).slice(0, 3))
      .map(({ word }) => word),
  ]);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/**
 * A page that keeps returning to a subject is about it, so its next sections count, too. A page with
 * many sections touches on everything, so it needs a higher score. Tuned on src/quality/queries.*.json.
 */
function pageScore(ranked: readonly RankedSection[], sectionCount = 1): number {
  const scores = ranked.slice(0, 6).map(({ score }, index) => score * 0.51 ** index);
  return sum(scores) / sectionCount ** 0.13;
}
