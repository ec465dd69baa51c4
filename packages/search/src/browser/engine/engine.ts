import type { SearchIndex } from '../data/search-index';
import { textOf } from './closeness';
import type { Said } from './doubt';
import { fold } from './fold';
import { parseQuery, type Query, type Segment } from './query';
import { type Ranked, rank } from './rank';
import { sectionsOf } from './sections';
import { mark, snippet } from './snippet';
import { soundsIn } from './sounds';
import { Store } from './store';
import type { Synonym } from './synonyms';
import type { Hit, PageHits, Section } from './types';

/** What an engine needs beside the pages. */
export interface EngineOptions {
  readonly synonyms: readonly (readonly Synonym[])[];
  /** Left out where the browser cannot tell words in unspaced text. */
  readonly segment?: Segment | undefined;
}

/** So many sections of one page are shown at most; the others say the same. */
const hitsOfPage = 3;

/**
 * Answers queries over the pages of one language. Making one takes a while; it belongs into a
 * worker.
 */
export class Engine {
  readonly #sections: readonly Section[];
  readonly #store: Store;
  readonly #synonyms: readonly (readonly Synonym[])[];
  readonly #segment: Segment | undefined;
  readonly #said: Said;
  /** How many sections each page has. */
  readonly #sizes = new Map<number, number>();

  /** Throws where the index is none of this version of the site. */
  constructor(index: SearchIndex, { synonyms, segment }: EngineOptions) {
    this.#sections = sectionsOf(index);
    this.#store = new Store(this.#sections);
    this.#synonyms = synonyms;
    this.#segment = segment;
    this.#said = {
      words: synonyms
        .flat()
        .map(({ folded }) => folded)
        .filter((text) => /^\p{Script=Han}+$/u.test(text)),
      countOf: (pair) => this.#store.find(fold(pair)).size,
      sectionsWith: (text) =>
        this.#sections.filter((one) => textOf(one).includes(text)).length,
      behind: (character) => this.#store.vocabulary.behind(character),
      soundsAlike: soundsIn(() => charactersIn(this.#sections)),
    };
    for (const { page } of this.#sections)
      this.#sizes.set(page, (this.#sizes.get(page) ?? 0) + 1);
  }

  /**
   * The pages that answer a query, the best first, at most `limit`. None for a query without words.
   * Never throws.
   */
  search(typed: string, limit: number): PageHits[] {
    const query = parseQuery(typed, this.#synonyms, this.#segment, this.#said);
    const pages = new Map<number, Ranked[]>();
    for (const ranked of rank(query, this.#sections, this.#store)) {
      const page = this.#sections[ranked.section]?.page ?? -1;
      pages.set(page, [...(pages.get(page) ?? []), ranked]);
    }
    const typedWords = this.#wordsToMark(query, 0.8);
    const alike = this.#wordsToMark(query, 0);
    const byPage = [...pages]
      .map(([page, ranked]) => ({
        ranked,
        worth: worthOf(ranked, this.#sizes.get(page)),
      }))
      .sort((a, b) => b.worth - a.worth);
    return byPage.slice(0, limit).flatMap(({ ranked }) => {
      const best = ranked[0]?.score ?? 0;
      const hits = ranked
        .filter(({ score }) => score > best * 0.35)
        .slice(0, hitsOfPage)
        .flatMap(({ section }) => hitOf(this.#sections[section], typedWords, alike));
      const [first] = hits;
      return first ? [{ link: first.link.replace(/#.*/, ''), hits }] : [];
    });
  }

  /**
   * What is marked in a result: what was typed, in the forms that the site has of it. The longest
   * first.
   */
  #wordsToMark({ terms }: Query, leastWeight: number): string[] {
    const words = terms.flatMap(({ text, readings }) => [
      text,
      ...readings
        .filter(({ weight }) => weight >= leastWeight)
        .flatMap((reading) => reading.words)
        .flatMap((word) => this.#store.vocabulary.meaningsOf(word).slice(0, 3))
        .map(({ word }) => word),
    ]);
    return [...new Set(words)].sort((a, b) => b.length - a.length);
  }
}

/** The Chinese characters in which the sections are written, each once. */
function charactersIn(sections: readonly Section[]): string[] {
  const texts = sections.map((section) => fold(section.title) + textOf(section));
  return [...new Set(texts.join(''))].filter((one) => /\p{Script=Han}/u.test(one));
}

/**
 * What a page is worth: its best section, and nearly as much each of the next ones, because a page
 * that keeps returning to a subject is about it. A page of many sections returns to everything, so
 * it needs more. Tuned on packages/search/tests/browser/queries.*.json.
 */
function worthOf(ranked: readonly Ranked[], sections = 1): number {
  const sum = ranked
    .slice(0, 6)
    .reduce((before, { score }, index) => before + score * 0.85 ** index, 0);
  return sum / sections ** 0.15;
}

/**
 * A result, with the words that were typed marked; where there are none of them, with what means
 * the same.
 */
function hitOf(section: Section | undefined, typed: string[], alike: string[]): Hit[] {
  if (!section) return [];
  const hit = hitWith(section, typed);
  const isMarked = [hit.title, ...hit.path, hit.statement].some(
    ({ marks }) => marks.length > 0,
  );
  return [isMarked ? hit : hitWith(section, alike)];
}

function hitWith(section: Section, words: readonly string[]): Hit {
  const { title, heading, above, link, prose, code } = section;
  const path = heading === '' ? [] : [...above, heading];
  const name = mark(path.at(-1) ?? title, words);
  const statement = snippet(prose, words);
  const inCode = statement.marks.length > 0 ? statement : snippet(code, words);
  return {
    type: name.marks.length === 0 ? 'content' : heading === '' ? 'title' : 'header',
    link,
    title: mark(title, words),
    path: path.map((one) => mark(one, words)),
    statement: inCode.marks.length > 0 ? inCode : statement,
  };
}
