import type {
  Alternative,
  PageHits,
  Query,
  QueryTerm,
  SearchIndex,
  Section,
  Synonyms,
} from '../types';
import { sectionText } from './boosts';
import { closestTerms } from './closest';
import { type Corpus, correctTypos, createSoundAlike } from './homophones';
import { normalize } from './normalize';
import { type RankedSection, rank } from './ranking';
import { readSections, SectionIndex } from './section-index';
import { createSegmenter, type Segmenter } from './segmentation';
import { createHit } from './snippets';
import { expandSynonyms, prepareSynonyms, type SynonymGroups } from './synonyms';
import {
  bigrams,
  identifierTerms,
  isStopWord,
  splitIdentifier,
  tokenize,
} from './tokenize';
import type { Vocabulary } from './vocabulary';

/** Longer input is a pasted message, whose beginning says what it is about. */
const maxQueryLength = 400;
const maxTerms = 32;

/** Further sections of a page would repeat what these say. */
const maxHitsPerPage = 3;

/** Where no page has what was typed, only so many are worth a look. */
const maxClosest = 3;

/** Searches the pages of one language. */
export interface SearchEngine {
  /**
   * The pages that match a query, the best first, at most `limit`; none for a query without words. If no
   * page has its words, at most three with the closest ones, marked as such.
   * Never throws.
   */
  search(typed: string, limit: number): PageHits[];
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
  return (index) => createEngine(readSections(index), groups, segmenter);
}

function createEngine(
  sections: readonly Section[],
  synonyms: SynonymGroups,
  segmenter: Segmenter | undefined,
): SearchEngine {
  const index = new SectionIndex(sections);
  const corpus = corpusOf(sections, index, synonyms);
  const sectionCounts = new Map<number, number>();
  for (const { page } of sections)
    sectionCounts.set(page, (sectionCounts.get(page) ?? 0) + 1);
  return {
    search(typed, limit) {
      const parsed = parseQuery(typed, synonyms, segmenter, corpus);
      const closest = closestTerms(parsed, index.vocabulary);
      const query = closest ? queryOf(closest) : parsed;
      const pages = new Map<number, RankedSection[]>();
      for (const ranked of rank(query, sections, index)) {
        const { page } = ranked.section;
        pages.set(page, [...(pages.get(page) ?? []), ranked]);
      }
      const typedWords = wordsToMark(query, index.vocabulary, 0.8);
      const relatedWords = wordsToMark(query, index.vocabulary, 0);
      return [...pages]
        .map(([page, ranked]) => ({
          ranked,
          score: pageScore(ranked, sectionCounts.get(page)),
        }))
        .sort((a, b) => b.score - a.score)
        .slice(0, closest ? Math.min(limit, maxClosest) : limit)
        .flatMap(({ ranked: all }) => {
          const ranked = sectionFirst(all);
          const best = ranked[0]?.score ?? 0;
          const hits = ranked
            .filter(({ score }) => score > best * 0.35)
            .slice(0, maxHitsPerPage)
            .map(({ section }) => createHit(section, typedWords, relatedWords));
          const link = hits[0]?.link.replace(/#.*/, '');
          if (link === undefined) return [];
          return [closest ? { link, hits, isClosest: true } : { link, hits }];
        });
    },
  };
}

function corpusOf(
  sections: readonly Section[],
  index: SectionIndex,
  synonyms: SynonymGroups,
): Corpus {
  return {
    glossaryWords: synonyms
      .flat()
      .map(({ text }) => text)
      .filter((text) => /^\p{Script=Han}+$/u.test(text)),
    countBigram: (bigram) => index.scoresOf(normalize(bigram)).size,
    countSections: (text) =>
      sections.filter((section) => sectionText(section).includes(text)).length,
    followersOf: (character) => index.vocabulary.followersOf(character),
    soundAlike: createSoundAlike(() => {
      const texts = sections.map((one) => normalize(one.title) + sectionText(one));
      return [...new Set(texts.join(''))].filter((one) => /\p{Script=Han}/u.test(one));
    }),
  };
}

function parseQuery(
  typed: string,
  synonyms: SynonymGroups,
  segmenter: Segmenter | undefined,
  corpus: Corpus,
): Query {
  const line = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const start = line.slice(0, maxQueryLength);
  const corrected = segmenter ? correctTypos(start, segmenter, corpus) : start;
  const all = tokenize(corrected).flatMap(({ kind, text }) =>
    kind === 'unspaced' ? unspacedTerms(text, segmenter) : identifierQueryTerms(text),
  );
  const meaningful = all.filter((term) => !isStopWord(term.text));
  const terms = (meaningful.length > 0 ? meaningful : all).slice(0, maxTerms);
  const text = normalize(corrected);
  return { text, terms: expandSynonyms(terms, text, synonyms) };
}

function queryOf(terms: readonly QueryTerm[]): Query {
  return { text: terms.map((term) => term.text).join(' '), terms };
}

function unspacedTerms(run: string, segmenter: Segmenter | undefined): QueryTerm[] {
  const words = segmenter ? segmenter(run) : bigrams(run);
  return words.map((text) => ({
    text: normalize(text),
    alternatives: [{ words: bigrams(text), weight: 1 }],
  }));
}

/** Each segment is a term of its own, so that `output.distPath` is found whole and in parts. */
function identifierQueryTerms(identifier: string): QueryTerm[] {
  return splitIdentifier(identifier).map((segment) => {
    const text = normalize(segment);
    const parts = identifierTerms(segment).filter((term) => term !== text);
    const alternatives: Alternative[] = [{ words: [text], weight: 1 }];
    if (parts.length > 1) alternatives.push({ words: parts, weight: 0.8, isParts: true });
    return { text, alternatives };
  });
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
 * Puts a section before the introduction of its page, which repeats the subjects of all sections,
 * if the names of the section say more of the query than the title.
 */
function sectionFirst(ranked: readonly RankedSection[]): readonly RankedSection[] {
  const [first, ...others] = ranked;
  if (first?.section.heading !== '') return ranked;
  const better = others.find(
    ({ score, named }) => score > first.score * 0.3 && named > first.named + 0.05,
  );
  return better ? [better, ...ranked.filter((one) => one !== better)] : ranked;
}

/**
 * A page that keeps returning to a subject is about it, so its next sections count nearly as much
 * as its best. A page with many sections touches on everything, so it needs a higher score, unless
 * one of them has the name that was typed. Tuned on src/quality/queries.*.json.
 */
function pageScore(ranked: readonly RankedSection[], sectionCount = 1): number {
  const total = ranked
    .slice(0, 6)
    .reduce((before, { score }, index) => before + score * 0.85 ** index, 0);
  const named = ranked.find(({ isNamed }) => isNamed);
  return Math.max(total / sectionCount ** 0.15, 2 * (named?.score ?? 0));
}
