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

/** The terms of the glossary, and next to them words that readers use and the glossary need not explain. */
const folder = path.resolve('docs/shared/glossary');

/** The texts that mean the same in search, as the files of the glossary say. Throws where a file is no JSON. */
export function readSynonyms(): string[][] {
  const terms: SearchTerm[] = JSON.parse(readFileSync(`${folder}/terms.json`, 'utf8'));
  const words: string[][] = JSON.parse(readFileSync(`${folder}/search.json`, 'utf8'));
  return [...synonymsOf(terms), ...words];
}

/** The groups of texts that mean the same in search: a term in both languages and its synonyms, each text once. */
export function synonymsOf(terms: readonly SearchTerm[]): string[][] {
  return terms.map(({ en, zh, synonyms }) => {
    const names = [...namesIn(en.term), ...namesIn(zh.term), ...synonyms];
    return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  });
}

function namesIn(term: string): string[] {
  const [, name, other] = withOther.exec(term) ?? [];
  return name && other ? [name, other] : [term];
}
