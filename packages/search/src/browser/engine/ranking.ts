import type { Query, QueryTerm, Section } from '../types';
import { messageMatch } from './messages';
import { createPhrases, type TermWords } from './phrases';
import type { SectionIndex } from './section-index';
import type { RankedSection } from './sections';
import { memoize, normalize, raise, type Segmenter, sum } from './text';

// Fitted with the weights of fields in section-index.ts: README.md says on what.

/** Only this many sections, the best by their words, are boosted and returned. */
const maxSections = 100;

/**
 * The boost of a section that explains the message or the code that was typed, and of one that has a
 * typed name as a whole, in its code if no text has it.
 */
const messageBoost = 14;

/** A name, such as `prefixIds` or `_class_call_check`, whose parts may be words of many texts. */
const names = /\w{3,}/g;
const hasParts = (name: string) => /[a-z\d][A-Z]|_/.test(name);

/**
 * What a section gets for a heading and for questions that the query nearly says. The next nearest
 * questions count, too, because several that agree are less likely to agree by chance.
 */
const headingBoost = 2.6;
const questionBoost = { most: 10, next: 3, weightOfNext: 0.25 };

/**
 * How sharply the score follows what has a share: how near a phrase is (half the words count for an
 * eighth), how much of the query a section covers, and the weight of its page.
 */
const exponents = { nearness: 3, coverage: 0.4, page: 0.6 };

/** What a section gets for the description of its page. */
const descriptionBoost = 0.32;

interface ScoredTerm extends TermWords {
  /** Scores by the id of a section. */
  readonly scores: ReadonlyMap<number, number>;
}

/**
 * Creates the function that finds the sections that match a query, the best first, at most 100.
 * The more of the terms a section has, the better, and rare terms count for more; above all, it counts
 * how nearly the query says what the section is called or a question that it answers.
 */
export function createRanking(index: SectionIndex, segmenter: Segmenter | undefined) {
  const { sections } = index;
  const compare = createPhrases(index, segmenter);
  /** The names in code that have several parts: a word such as `widget` may mean something else. */
  const namesIn = memoize(
    (code: string) => new Set(code.split(' ').filter(hasParts).map(normalize)),
  );
  return (query: Query): RankedSection[] => {
    // Among other words, as in a stack, a name is one hint of many.
    const typed = query.text.includes(' ') ? [] : (query.text.match(names) ?? []);
    const hasName = ({ code, prose }: Section) =>
      typed.some((name) =>
        index.vocabulary.has(name)
          ? name.includes('_') && prose.includes(name)
          : namesIn(code).has(name),
      );
    const terms = query.terms
      .map((term) => scoreTerm(term, index, query.isCode))
      .filter(({ scores }) => scores.size > 0);
    const totalRarity = sum(terms.map(({ rarity }) => rarity));
    const scoreByWords = (id: number, { pageWeight }: Section) => {
      const own = terms.map(({ scores, rarity }) => rarity * (scores.get(id) ?? 0));
      const covered = terms.map(({ scores, rarity }) => (scores.has(id) ? rarity : 0));
      const coverage = (sum(covered) / totalRarity) ** exponents.coverage;
      return sum(own) * coverage * pageWeight ** exponents.page;
    };
    const boostOfPage = memoize((page: number) => {
      // The first section of a page is its introduction.
      const description = sections.find((one) => one.page === page)?.description ?? '';
      return 1 + descriptionBoost * compare(terms, description).ofQuery;
    });
    const found = [...new Set(terms.flatMap(({ scores }) => [...scores.keys()]))]
      .flatMap((id) => {
        const section = sections[id];
        if (!section) return [];
        const score = scoreByWords(id, section);
        const explains = hasName(section) ? 1 : messageMatch(query, section);
        return [{ section, score, explains }];
      })
      .sort((a, b) => b.score - a.score);
    const most = Math.max(0, ...found.map(({ explains }) => explains)) || 1;
    return found
      .filter(({ explains }, at) => at < maxSections || explains > 0)
      .map(({ section, score: byWords, explains: match }) => {
        const { title, heading, questions, page } = section;
        const nearnessTo = (phrase: string) => {
          const { ofQuery, ofPhrase } = compare(terms, phrase);
          return Math.sqrt(ofQuery * ofPhrase);
        };
        const [nearest = 0, ...others] = questions.map(nearnessTo).sort((a, b) => b - a);
        const { next, weightOfNext } = questionBoost;
        const toQuestions =
          (nearest + weightOfNext * sum(others.slice(0, next))) /
          (1 + weightOfNext * next);
        const boost =
          1 +
          headingBoost * nearnessTo(heading || title) ** exponents.nearness +
          questionBoost.most * toQuestions ** exponents.nearness;
        // Another section that explains more of the message has what this one explains of it.
        const explains = Math.max(1, (messageBoost * match ** 2) / most);
        return { section, score: byWords * boost * explains * boostOfPage(page) };
      })
      .sort((a, b) => b.score - a.score);
  };
}

/** The score of a section is that of the alternative which it has best, with all of its words. */
function scoreTerm(
  { text, alternatives }: QueryTerm,
  index: SectionIndex,
  isCode: boolean,
): ScoredTerm {
  const words = new Map([[text, 1]]);
  const scores = new Map<number, number>();
  for (const alternative of alternatives) {
    const found = alternative.words.map(index.scoresOf);
    const weight = alternative.weight / found.length;
    for (const id of found[0]?.keys() ?? [])
      if (found.every((one) => one.has(id)))
        raise(scores, id, weight * sum(found.map((one) => one.get(id) ?? 0)));
    for (const expansion of alternative.words.flatMap(index.vocabulary.expand))
      raise(words, expansion.word, alternative.weight * expansion.weight);
  }
  if (isCode)
    for (const [id, score] of index.scoresInCode(text)) raise(scores, id, score);
  return { scores, words, rarity: index.rarityOf(scores.size) };
}
