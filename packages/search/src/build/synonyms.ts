import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What of a term of the glossary matters to search. */
export interface SearchTerm {
  readonly en: { readonly term: string };
  readonly zh: { readonly term: string };
  readonly synonyms: readonly string[];
}

/** A name with its other name behind it, in either kind of brackets: `产物（Output）`. */
const withOther = /^(.+?)\s*[（(](.+?)[）)]$/;

/**
 * The terms of the glossary, and next to them words that readers use and the glossary need not
 * explain.
 */
const folder = path.resolve('docs/shared/glossary');

/**
 * The texts that mean the same in search, as the files of the glossary say. Throws where a file is
 * no JSON.
 */
export function readSynonyms(): string[][] {
  const terms: SearchTerm[] = JSON.parse(readFileSync(`${folder}/terms.json`, 'utf8'));
  const words: string[][] = JSON.parse(readFileSync(`${folder}/search.json`, 'utf8'));
  return [...synonymsOf(terms), ...words];
}

/**
 * The groups of texts that mean the same in search: the names of a term in both languages, and for
 * each of its synonyms one with those. The synonyms of a term are not each other's: `node` and
 * `web` both lead to the target, and never to one another.
 */
export function synonymsOf(terms: readonly SearchTerm[]): string[][] {
  return terms
    .flatMap(({ en, zh, synonyms }) => {
      const names = once([...namesIn(en.term), ...namesIn(zh.term)]);
      const others = once([...names, ...synonyms]).slice(names.length);
      return [names, ...others.map((synonym) => [...names, synonym])];
    })
    .filter((group) => group.length > 1);
}

function once(names: readonly string[]): string[] {
  const folded = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => folded.indexOf(folded[index] ?? '') === index);
}

function namesIn(term: string): string[] {
  const [, name, other] = withOther.exec(term) ?? [];
  return name && other ? [name, other] : [term];
}
