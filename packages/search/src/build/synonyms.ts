import { readTerms, type Term } from '@site/glossary/terms';
import others from '../../../../docs/shared/glossary/search.json' with { type: 'json' };

/** What search needs of a term of the glossary. */
export type GlossaryTerm = Pick<Term, 'id' | 'synonyms'> &
  Record<'en' | 'zh', Pick<Term['en'], 'term'>>;

/** A name followed by another one in brackets: `产物（Output）`. */
const nameWithAlias = /^(.+?)\s*[（(](.+?)[）)]$/;

/**
 * Groups of texts that mean the same: those of the glossary's terms, and words that readers use but
 * that need no explanation in the glossary.
 */
export function readSynonyms(): string[][] {
  return [...synonymsOf(readTerms()), ...others];
}

/**
 * For each term a group of its names in both languages, and for each of its synonyms a group of
 * these and the synonym. Synonyms of a term do not mean each other: `node` and `web` both lead to
 * the target.
 */
export function synonymsOf(terms: readonly Omit<GlossaryTerm, 'id'>[]): string[][] {
  return terms.flatMap(({ en, zh, synonyms }) => {
    const names = [...new Set([en.term, zh.term].flatMap(namesOf))];
    return [names, ...synonyms.map((synonym) => [...names, synonym])];
  });
}

function namesOf(term: string): string[] {
  const [, name, alias] = nameWithAlias.exec(term) ?? [];
  return name && alias ? [name, alias] : [term];
}
