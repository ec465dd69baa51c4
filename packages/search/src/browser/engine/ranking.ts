import type { Alternative, Query, QueryTerm, Section } from '../types';
import {
  errorBoost,
  expandTerm,
  isQuestion,
  namedBoost,
  namedShare,
  nameMatch,
  pageMatch,
  phraseBoost,
  questionBoost,
  sum,
  type TermWords,
  valueBoost,
} from './boosts';
import type { SectionIndex } from './section-index';
import { memoize } from './text';

/** A section and its score. */
export interface RankedSection {
  readonly section: Section;
  readonly score: number;
  /** Whether its name is what was typed, or it explains the code or message that was typed. */
  readonly isNamed: boolean;
  /** The share of the query that its heading and the title of its page say, from 0 to 1. */
  readonly named: number;
}

/** Only this many sections, the best by their words, are boosted and returned. */
const maxSections = 100;

/** What a section gets of a term that only the rest of its page has. */
const elsewhereOnPage = { score: 0.15, coverage: 0.4 };

/** The higher, the more a section loses by terms that it does not have. */
const coverageExponent = 1.5;

/**
 * The greatest boost for a section's name, for one that is a frequent question, and for its page's
 * title and description.
 */
const maxNameBoost = 1.5;
const maxQuestionBoost = 4;
const maxPageBoost = 1.5;

/** A name in more sections is a subject of the site, to be found in parts and by synonyms too. */
const sectionsOfName = 12;

/** Scores by the id of a section. */
type Scores = ReadonlyMap<number, number>;

interface ScoredTerm extends TermWords {
  readonly scores: Scores;
  /** The best score on each page. */
  readonly pageScores: Scores;
}

/**
 * The sections that match a query, the best first, at most 100. Those with all terms come first,
 * then those with most of them; rare terms count for more, and what the rest of a page says counts
 * a little.
 */
export function rank(
  query: Query,
  sections: readonly Section[],
  index: SectionIndex,
): RankedSection[] {
  const terms = query.terms
    .map((term) => scoreTerm(term, sections, index))
    .filter(({ scores }) => scores.size > 0);
  const totalRarity = sum(terms.map(({ rarity }) => rarity));
  const candidates = new Set(terms.flatMap(({ scores }) => [...scores.keys()]));
  const scored = [...candidates].flatMap((id) => {
    const section = sections[id];
    if (!section) return [];
    let score = 0;
    let coverage = 0;
    for (const { scores, pageScores, rarity } of terms) {
      const own = scores.get(id);
      const page = pageScores.get(section.page) ?? 0;
      score += own ?? page * elsewhereOnPage.score;
      if (own !== undefined) coverage += rarity;
      else if (page > 0) coverage += rarity * elsewhereOnPage.coverage;
    }
    const share = (coverage / totalRarity) ** coverageExponent;
    const value = valueBoost(query, section);
    return [{ section, score: score * section.pageWeight * share * value, value }];
  });
  const pageBoost = memoize((page: number) => {
    const introduction = sections.find((one) => one.page === page && one.heading === '');
    return 1 + maxPageBoost * (introduction ? pageMatch(terms, introduction) : 0);
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSections)
    .map(({ section, score, value }) => {
      const maxBoost = isQuestion(section) ? maxQuestionBoost : maxNameBoost;
      const nameBoost = 1 + maxBoost * nameMatch(terms, section);
      const exactBoost = Math.max(
        phraseBoost(query, section),
        questionBoost(query, section),
        errorBoost(query, section),
      );
      const boost = Math.max(exactBoost, nameBoost);
      const isNamed = Math.max(exactBoost, value) >= namedBoost;
      const named = namedShare(terms, section);
      return { section, score: score * boost * pageBoost(section.page), isNamed, named };
    })
    .sort((a, b) => b.score - a.score);
}

function scoreTerm(
  term: QueryTerm,
  sections: readonly Section[],
  index: SectionIndex,
): ScoredTerm {
  const { vocabulary } = index;
  const isKnown = vocabulary
    .expand(term.text)
    .some(({ word }) => word.startsWith(term.text));
  // A name that few sections have is looked for as it was typed.
  const isName =
    term.alternatives.some(({ isParts }) => isParts) &&
    vocabulary.has(term.text) &&
    index.scoresOf(term.text).size <= sectionsOfName;
  const compounds = isName ? [] : vocabulary.splitCompound(term.text);
  const alternatives = [
    ...term.alternatives.map((one) =>
      isName && one.words[0] !== term.text ? { ...one, weight: 0.05 * one.weight } : one,
    ),
    ...compounds.map((words) => ({ words, weight: isKnown ? 0.4 : 0.8 })),
  ];
  const scores = new Map<number, number>();
  for (const alternative of alternatives) {
    for (const [id, score] of scoreAlternative(alternative, index))
      raise(scores, id, score * alternative.weight);
  }
  const pageScores = new Map<number, number>();
  for (const [id, score] of scores) raise(pageScores, sections[id]?.page ?? -1, score);
  const words = expandTerm(term, vocabulary);
  return { scores, pageScores, words, rarity: index.rarityOf(scores.size) };
}

/** The sections with all words of an alternative, each with the mean score of the words. */
function scoreAlternative({ words }: Alternative, index: SectionIndex): Scores {
  const [first, ...others] = words.map((word) => scoreWord(word, index));
  const means = new Map<number, number>();
  for (const [id, score] of first ?? []) {
    if (!others.every((scores) => scores.has(id))) continue;
    const total = others.reduce(
      (before, scores) => before + (scores.get(id) ?? 0),
      score,
    );
    means.set(id, total / words.length);
  }
  return means;
}

function scoreWord(word: string, index: SectionIndex): Scores {
  const scores = new Map<number, number>();
  for (const expansion of index.vocabulary.expand(word)) {
    for (const [id, score] of index.scoresOf(expansion.word))
      raise(scores, id, score * expansion.weight);
  }
  return scores;
}

function raise(scores: Map<number, number>, key: number, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}
