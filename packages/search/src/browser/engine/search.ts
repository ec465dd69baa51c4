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
import { type Corpus, correctHomophones, createSoundAlike } from './homophones';
import { normalize } from './normalize';
import { type RankedSection, rank } from './ranking';
import { readSections, SectionIndex } from './section-index';
import {
  type CountBigram,
  createSegmenter,
  joinSegments,
  type Segmenter,
} from './segmentation';
import { createHit } from './snippets';
import { expandSynonyms, prepareSynonyms, type SynonymGroups } from './synonyms';
import {
  bigrams,
  identifierTerms,
  isStopWord,
  splitIdentifier,
  tokenize,
} from './tokenize';

/** Longer input is a pasted message, whose beginning says what it is about. */
const maxQueryLength = 400;
const maxTerms = 32;

/** A word without the character that was attached to it says less. */
const coreWeight = 0.5;

/** Further sections of a page would repeat what these say. */
const maxHitsPerPage = 3;

/**
 * Prepares what an engine needs besides the index, so that it can be done during the download.
 * Returns the function that creates the engine, which throws if the index is not from this version
 * of the site.
 */
export function prepareEngine(
  lang: string,
  synonyms: Synonyms,
): (index: SearchIndex) => SearchEngine {
  const groups = prepareSynonyms(synonyms);
  const segmenter = createSegmenter(lang);
  // The first run takes a browser as long as a whole query.
  if (lang === 'zh') segmenter?.('字');
  return (index) => new SearchEngine(readSections(index), groups, segmenter);
}

/** Searches the pages of one language. Creating one takes a while; do it in a worker. */
export class SearchEngine {
  readonly #sections: readonly Section[];
  readonly #index: SectionIndex;
  readonly #synonyms: SynonymGroups;
  readonly #segmenter: Segmenter | undefined;
  readonly #corpus: Corpus;
  /** The number of sections of each page. */
  readonly #pageSizes = new Map<number, number>();

  constructor(
    sections: readonly Section[],
    synonyms: SynonymGroups,
    segmenter: Segmenter | undefined,
  ) {
    const index = new SectionIndex(sections);
    this.#sections = sections;
    this.#index = index;
    this.#synonyms = synonyms;
    this.#segmenter = segmenter;
    this.#corpus = {
      glossaryWords: synonyms
        .flat()
        .map(({ text }) => text)
        .filter((text) => /^\p{Script=Han}+$/u.test(text)),
      countBigram: (bigram) => index.scoresOf(normalize(bigram)).size,
      countSections: (text) =>
        sections.filter((section) => sectionText(section).includes(text)).length,
      followersOf: (character) => index.vocabulary.followersOf(character),
      soundAlike: createSoundAlike(() => chineseCharactersOf(sections)),
    };
    for (const { page } of sections)
      this.#pageSizes.set(page, (this.#pageSizes.get(page) ?? 0) + 1);
  }

  /**
   * The pages that match a query, the best first, at most `limit`; none for a query without words.
   * Never throws.
   */
  search(typed: string, limit: number): PageHits[] {
    const query = this.#parse(typed);
    const pages = new Map<number, RankedSection[]>();
    for (const ranked of rank(query, this.#sections, this.#index)) {
      const page = this.#sections[ranked.id]?.page ?? -1;
      pages.set(page, [...(pages.get(page) ?? []), ranked]);
    }
    const typedWords = this.#wordsToMark(query, 0.8);
    const relatedWords = this.#wordsToMark(query, 0);
    return [...pages]
      .map(([page, ranked]) => ({
        ranked,
        score: pageScore(ranked, this.#pageSizes.get(page)),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .flatMap(({ ranked }) => {
        const best = ranked[0]?.score ?? 0;
        const hits = ranked
          .filter(({ score }) => score > best * 0.35)
          .slice(0, maxHitsPerPage)
          .flatMap(({ id }) => this.#sections[id] ?? [])
          .map((section) => createHit(section, typedWords, relatedWords));
        return hits[0] ? [{ link: hits[0].link.replace(/#.*/, ''), hits }] : [];
      });
  }

  #parse(typed: string): Query {
    const line = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
    const corrected = this.#correct(line.slice(0, maxQueryLength));
    const all = tokenize(corrected).flatMap(({ kind, text }) =>
      kind === 'unspaced'
        ? unspacedTerms(text, this.#segmenter, this.#corpus.countBigram)
        : identifierQueryTerms(text),
    );
    const meaningful = all.filter((term) => !isStopWord(term.text));
    const terms = (meaningful.length > 0 ? meaningful : all).slice(0, maxTerms);
    const text = normalize(corrected);
    return { text, terms: expandSynonyms(terms, text, this.#synonyms) };
  }

  #correct(text: string): string {
    const segmenter = this.#segmenter;
    if (!segmenter) return text;
    return tokenize(text)
      .filter(({ kind }) => kind === 'unspaced')
      .reduce(
        (whole, { text: run }) =>
          whole.replace(run, () =>
            correctHomophones(normalize(run), segmenter(run), this.#corpus),
          ),
        text,
      );
  }

  /** What was typed, and how the site writes it, the longest words first. */
  #wordsToMark({ terms }: Query, minWeight: number): string[] {
    const words = terms.flatMap(({ text, alternatives }) => [
      text,
      ...alternatives
        .filter(({ weight }) => weight >= minWeight)
        .flatMap((alternative) => alternative.words)
        .flatMap((word) => this.#index.vocabulary.expand(word).slice(0, 3))
        .map(({ word }) => word),
    ]);
    return [...new Set(words)].sort((a, b) => b.length - a.length);
  }
}

function unspacedTerms(
  run: string,
  segmenter: Segmenter | undefined,
  countBigram: CountBigram,
): QueryTerm[] {
  const words = segmenter
    ? joinSegments(segmenter(run), countBigram)
    : bigrams(run).map((text) => ({ text, core: undefined }));
  return words.map(({ text, core }) => {
    const alternatives: Alternative[] = [{ words: bigrams(text), weight: 1 }];
    if (core) alternatives.push({ words: bigrams(core), weight: coreWeight });
    return { text: normalize(text), alternatives };
  });
}

/** Each segment is a term of its own, so that `output.distPath` is found whole and in parts. */
function identifierQueryTerms(identifier: string): QueryTerm[] {
  return splitIdentifier(identifier).map((segment) => {
    const text = normalize(segment);
    const parts = identifierTerms(segment).filter((term) => term !== text);
    const alternatives: Alternative[] = [{ words: [text], weight: 1 }];
    if (parts.length > 1) alternatives.push({ words: parts, weight: 0.8 });
    return { text, alternatives };
  });
}

function chineseCharactersOf(sections: readonly Section[]): string[] {
  const texts = sections.map(
    (section) => normalize(section.title) + sectionText(section),
  );
  return [...new Set(texts.join(''))].filter((one) => /\p{Script=Han}/u.test(one));
}

/**
 * A page that keeps returning to a subject is about it, so its next sections count nearly as much
 * as its best. A page with many sections touches on everything, so it needs a higher score. Tuned
 * on src/quality/queries.*.json.
 */
function pageScore(ranked: readonly RankedSection[], sectionCount = 1): number {
  const total = ranked
    .slice(0, 6)
    .reduce((before, { score }, index) => before + score * 0.85 ** index, 0);
  return total / sectionCount ** 0.15;
}
