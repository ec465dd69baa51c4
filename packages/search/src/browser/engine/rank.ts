import { closeness } from './closeness';
import { fitOfName, fitOfPage, type Meant, meantBy } from './named';
import type { Query, Reading, Term } from './query';
import type { Store } from './store';
import type { Section } from './types';

/** A section and how well it answers. */
export interface Ranked {
  readonly section: number;
  readonly score: number;
}

/** The engine looks closer at no more sections than this. */
const limit = 100;

/** What a section has of a term that only the rest of its page says, in worth and in coverage. */
const onPage = { worth: 0.15, coverage: 0.4 };

/** How much a section loses by terms that it does not answer. */
const strictness = 1.5;

/**
 * How many times its worth a section gains where its name, or its page's title, answers all of the
 * query.
 */
const closer = { name: 1.5, page: 1.5 };

/** What a term found, and how much it narrows the search. */
interface TermFound {
  readonly scores: ReadonlyMap<number, number>;
  readonly rarity: number;
}

/**
 * The sections that answer a query, the best first, at most 100. Sections with all terms come
 * first, then those with most of them; rare terms count for more. A section counts what its page
 * says elsewhere for a little.
 */
export function rank(query: Query, sections: readonly Section[], store: Store): Ranked[] {
  const asked = query.terms
    .map((term) => ({ term, ...findTerm(term, store) }))
    .filter(({ scores }) => scores.size > 0);
  if (asked.length === 0) return [];
  const pages = asked.map(({ scores }) => bestOnPage(scores, sections));
  const whole = asked.reduce((sum, { rarity }) => sum + rarity, 0);
  const candidates = new Set(asked.flatMap(({ scores }) => [...scores.keys()]));
  const ranked = [...candidates].map((id) => {
    let score = 0;
    let covered = 0;
    for (const [index, { scores, rarity }] of asked.entries()) {
      const own = scores.get(id);
      const page = pages[index]?.get(sections[id]?.page ?? -1) ?? 0;
      score += own ?? page * onPage.worth;
      if (own !== undefined) covered += rarity;
      else if (page > 0) covered += rarity * onPage.coverage;
    }
    const standing = sections[id]?.standing ?? 1;
    return { section: id, score: score * standing * (covered / whole) ** strictness };
  });
  const meant = asked.map(({ term, rarity }) => meantBy(term, rarity, store.vocabulary));
  const fitOf = pageFits(meant, sections);
  return ranked
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .flatMap(({ section: id, score }) => {
      const section = sections[id];
      if (!section) return [];
      const named = 1 + closer.name * fitOfName(meant, section);
      const close = Math.max(closeness(query, section), named);
      return [{ section: id, score: score * close * fitOf(section.page) }];
    })
    .sort((a, b) => b.score - a.score);
}

/**
 * How many times better than its words a page is by what its title and description answer; each
 * page is looked at once.
 */
function pageFits(
  meant: readonly Meant[],
  sections: readonly Section[],
): (page: number) => number {
  const known = new Map<number, number>();
  return (page) => {
    const before = known.get(page);
    if (before !== undefined) return before;
    const first = sections.find((one) => one.page === page && one.heading === '');
    const fit = 1 + closer.page * (first ? fitOfPage(meant, first) : 0);
    known.set(page, fit);
    return fit;
  };
}

function findTerm({ text, readings: known }: Term, store: Store): TermFound {
  const isKnown = store.vocabulary
    .meaningsOf(text)
    .some(({ word }) => word.startsWith(text));
  const split = store.vocabulary.partsOf(text);
  const readings = [
    ...known,
    ...split.map((words) => ({ words, weight: isKnown ? 0.4 : 0.8 })),
  ];
  const scores = new Map<number, number>();
  for (const reading of readings) {
    for (const [id, score] of findReading(reading, store)) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score * reading.weight));
    }
  }
  return { scores, rarity: store.rarity(scores.size) };
}

/** The sections that hold all words of a reading, with the mean of what these are worth there. */
function findReading({ words }: Reading, store: Store): Map<number, number> {
  let common: Map<number, number> | undefined;
  for (const word of words) {
    const found = findWord(word, store);
    if (!common) {
      common = found;
      continue;
    }
    const before: Map<number, number> = common;
    common = new Map(
      [...found].flatMap(([id, score]) => {
        const other = before.get(id);
        return other === undefined ? [] : [[id, score + other] as const];
      }),
    );
  }
  const count = Math.max(1, words.length);
  return new Map([...(common ?? [])].map(([id, score]) => [id, score / count]));
}

function findWord(word: string, store: Store): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { word: meant, weight } of store.vocabulary.meaningsOf(word)) {
    for (const [id, worth] of store.find(meant)) {
      scores.set(id, Math.max(scores.get(id) ?? 0, worth * weight));
    }
  }
  return scores;
}

function bestOnPage(
  scores: ReadonlyMap<number, number>,
  sections: readonly Section[],
): Map<number, number> {
  const best = new Map<number, number>();
  for (const [id, score] of scores) {
    const page = sections[id]?.page ?? -1;
    best.set(page, Math.max(best.get(page) ?? 0, score));
  }
  return best;
}
