import type { Findings, Query, Section, Synonyms } from '../types';
import { createSoundAlike } from './homophones';
import { messageMatch, sectionAbout } from './messages';
import { parseQuery, prepareSynonyms, unknownCodes } from './query';
import { createRanking } from './ranking';
import { SectionIndex } from './section-index';
import { byPage, type RankedSection } from './sections';
import { createHit } from './snippets';
import { createSegmenter, sum } from './text';
import type { Vocabulary } from './vocabulary';

/** Further sections of a page would repeat what these say. */
const maxHitsPerPage = 3;

/**
 * For a code that no page has, the section about such codes comes before all others, unless one
 * explains as much of the message.
 */
const boostOfUnknownCode = 10;
const enoughOfMessage = 0.5;

/** Searches the pages of one language. */
export type SearchEngine = ReturnType<ReturnType<typeof prepareEngine>>;

/**
 * Prepares what an engine needs besides the index, so that it can be done during the download.
 * Returns the function that creates the engine from the sections of the index, which takes a while.
 */
export function prepareEngine(lang: string, synonyms: Synonyms) {
  const groups = prepareSynonyms(synonyms);
  const segmenter = createSegmenter(lang);
  // The first run takes a browser as long as a whole query.
  if (lang === 'zh') segmenter?.('字');
  const glossaryWords = synonyms
    .flat()
    .filter((text) => /^\p{Script=Han}+$/u.test(text))
    .sort((a, b) => b.length - a.length);
  return (sections: readonly Section[]) => {
    const index = new SectionIndex(sections);
    const { vocabulary } = index;
    const rank = createRanking(index, segmenter);
    const has = (word: string) => vocabulary.has(word);
    const soundAlike = createSoundAlike(() => vocabulary.characters());
    return {
      /**
       * The pages that match a query, the best first, at most `limit`; none for a query without
       * words. Never throws.
       */
      search(typed: string, limit: number): Findings {
        const corpus = { glossaryWords, has, soundAlike };
        const query = parseQuery(typed, groups, segmenter, corpus);
        const ranked = rank(query);
        const [unknown] = unknownCodes(query, vocabulary);
        const isExplained = ranked.some(
          ({ section }) => messageMatch(query, section) >= enoughOfMessage,
        );
        const about =
          unknown && !isExplained ? sectionAbout(unknown, sections) : undefined;
        if (about) {
          const best = ranked[0]?.score ?? 1;
          ranked.unshift({ section: about, score: best * boostOfUnknownCode });
        }
        const typedWords = wordsToMark(query, vocabulary, 0.8);
        const relatedWords = wordsToMark(query, vocabulary, 0);
        const pages = byPage(ranked)
          .map((ranked) => ({ ranked, score: pageScore(ranked) }))
          .sort((a, b) => b.score - a.score)
          .slice(0, limit)
          .map(({ ranked }) => {
            const best = ranked[0]?.score ?? 0;
            return ranked
              .filter(({ score }) => score > best * 0.35)
              .slice(0, maxHitsPerPage)
              .map(({ section }) => createHit(section, typed, typedWords, relatedWords));
          });
        const words = pages.length > 0 ? [] : query.terms.map(({ text }) => text);
        return { pages, closest: vocabulary.closest(words) };
      },
    };
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
 * many sections touches on everything, so it needs a higher score. Tuned on quality/queries.*.json.
 */
function pageScore(ranked: readonly RankedSection[]): number {
  const scores = ranked.slice(0, 6).map(({ score }, index) => score * 0.51 ** index);
  return sum(scores) / (ranked[0]?.section.sectionsOnPage ?? 1) ** 0.13;
}
