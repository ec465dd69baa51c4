import type { Alternative, Query, QueryTerm, Section } from '../types';
import { messageMatch, nameIn, namesOf } from './lookups';
import { createPhrases, sum, type TermWords } from './phrases';
import { fields, type SectionIndex } from './section-index';
import { memoize, type Segmenter } from './text';
import type { Vocabulary } from './vocabulary';

/** A section and its score. */
export interface RankedSection {
  readonly section: Section;
  readonly score: number;
  /** Whether its name is what was typed, or it explains the code or message that was typed. */
  readonly isNamed: boolean;
  /** The share of the query that its heading and the title of its page say, from 0 to 1. */
  readonly named: number;
}

/** Finds the sections that match a query, the best first, at most 100. */
export type Ranking = (query: Query) => RankedSection[];

// Tuned on src/quality/queries.*.json with the weights of fields in section-index.ts.

/** Only this many sections, the best by their words, are boosted and returned. */
const maxSections = 100;

/** What a section gets of a term that only the rest of its page has. */
const elsewhereOnPage = { score: 0.2, coverage: 0.4 };

/** The higher, the more a section loses by terms that it does not have. */
const coverageExponent = 1.5;

/** The boost of a section whose name was typed, and of one that explains what was typed. */
const boosts = { name: 2.5, message: 16 };

/** What a section gets for a heading and a question that the query nearly says. */
const headingBoost = { most: 0.9, exponent: 1 };
const questionBoost = { most: 2.4, exponent: 2.5 };

/** What a section gets for the title and the description of its page. */
const pageBoost = 0.9;

/** A word in the title or description of a page says less about a section than one in its own. */
const titleWeight = { heading: 0.55, question: 0.8 };
const descriptionWeight = 0.5;

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
 * Sections with all terms come first, then those with most of them; rare terms count for more, and
 * what the rest of a page says counts a little. What a section is called and which questions it
 * answers decides between them.
 */
export function createRanking(
  index: SectionIndex,
  segmenter: Segmenter | undefined,
): Ranking {
  const { sections } = index;
  const { share, nearness } = createPhrases(index, segmenter);
  const introductions = new Map(
    sections.filter(({ heading }) => heading === '').map((one) => [one.page, one]),
  );
  const named = new Map<string, Set<number>>();
  for (const [id, section] of sections.entries())
    for (const name of namesOf(section))
      named.set(name, (named.get(name) ?? new Set()).add(id));

  return (query) => {
    const terms = query.terms
      .map((term) => scoreTerm(term, index))
      .filter(({ scores }) => scores.size > 0);
    const totalRarity = sum(terms.map(({ rarity }) => rarity));
    const byName = named.get(nameIn(query.text));
    const matches = [...new Set(terms.flatMap(({ scores }) => [...scores.keys()]))]
      .flatMap((id) => {
        const section = sections[id];
        if (!section) return [];
        let score = 0;
        let coverage = 0;
        for (const { scores, pageScores, rarity } of terms) {
          const own = scores.get(id);
          const page = pageScores.get(section.page) ?? 0;
          score += rarity * (own ?? page * elsewhereOnPage.score);
          if (own !== undefined) coverage += rarity;
          else if (page > 0) coverage += rarity * elsewhereOnPage.coverage;
        }
        const covered = (coverage / totalRarity) ** coverageExponent;
        const nameBoost = byName?.has(id) ? boosts.name : 1;
        return [
          { section, nameBoost, score: score * covered * section.pageWeight * nameBoost },
        ];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, maxSections);
    const boostOfPage = memoize((page: number) => {
      const { title = '', description = '' } = introductions.get(page) ?? {};
      return (
        1 +
        pageBoost *
          share(terms, [
            [title, 1],
            [description, descriptionWeight],
          ])
      );
    });
    return matches
      .map(({ section, nameBoost, score }) => {
        const { title, heading, questions, page } = section;
        const near = (phrase: string, weight: number) =>
          nearness(terms, phrase, [title, heading === '' ? 0 : weight]);
        const byHeading = near(heading || title, titleWeight.heading);
        const byQuestion = Math.max(
          0,
          ...questions.map((one) => nearness(terms, one, [title, titleWeight.question])),
        );
        const boost =
          1 +
          headingBoost.most * byHeading ** headingBoost.exponent +
          questionBoost.most * byQuestion ** questionBoost.exponent;
        const messageBoost = Math.max(1, boosts.message * messageMatch(query, section));
        return {
          section,
          score: score * boost * messageBoost * boostOfPage(page),
          isNamed: nameBoost > 1 || messageBoost >= 4,
          named: share(terms, [
            [title, 1],
            [heading, 1],
          ]),
        };
      })
      .sort((a, b) => b.score - a.score);
  };
}

function scoreTerm(term: QueryTerm, index: SectionIndex): ScoredTerm {
  const { sections, vocabulary } = index;
  const isKnown = vocabulary
    .expand(term.text)
    .some(({ word }) => word.startsWith(term.text));
  // A name that few sections have is looked for as it was typed.
  const isName =
    term.alternatives.some(({ isParts }) => isParts) &&
    vocabulary.has(term.text) &&
    index.countOf(term.text) <= sectionsOfName;
  const compounds = isName ? [] : vocabulary.splitCompound(term.text);
  const alternatives = [
    ...term.alternatives.map((one) =>
      isName && one.words[0] !== term.text ? { ...one, weight: 0.05 * one.weight } : one,
    ),
    ...compounds.map((words) => ({ words, weight: isKnown ? 0.4 : 0.8 })),
  ];
  const scores = scoreSections(alternatives, index);
  const pageScores = new Map<number, number>();
  for (const [id, score] of scores) raise(pageScores, sections[id]?.page ?? -1, score);
  const words = wordsOf(term.text, alternatives, vocabulary);
  return { scores, pageScores, words, rarity: index.rarityOf(scores.size) };
}

/** The words that a term stands for, each with its highest weight. */
function wordsOf(
  typed: string,
  alternatives: readonly Alternative[],
  vocabulary: Vocabulary,
): ReadonlyMap<string, number> {
  const weights = new Map([[typed, 1]]);
  for (const { words, weight } of alternatives) {
    for (const expansion of words.flatMap((word) => vocabulary.expand(word)))
      raise(weights, expansion.word, weight * expansion.weight);
  }
  return weights;
}

/**
 * The scores of the sections with all words of an alternative: the sum of the fields, each by the
 * alternative that it has best.
 */
function scoreSections(
  alternatives: readonly Alternative[],
  index: SectionIndex,
): Scores {
  const found = new Map<number, readonly number[]>();
  for (const { words, weight } of alternatives) {
    const [first, ...others] = words.map((word) => index.fieldsOf(word));
    for (const [id, own] of first ?? []) {
      const inFields = [
        own,
        ...others.flatMap((one) => [one.get(id)].filter((x) => x !== undefined)),
      ];
      if (inFields.length < words.length) continue;
      const before = found.get(id);
      found.set(
        id,
        own.map((_, field) => {
          const mean = sum(inFields.map((one) => one[field] ?? 0)) / words.length;
          return Math.max(before?.[field] ?? 0, weight * mean);
        }),
      );
    }
  }
  return new Map(
    [...found].map(([id, inFields]) => [
      id,
      sum(fields.map(({ weight }, field) => weight * (inFields[field] ?? 0))),
    ]),
  );
}

/** Sets the value of a key, unless it has a higher one. */
function raise<Key>(scores: Map<Key, number>, key: Key, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}
