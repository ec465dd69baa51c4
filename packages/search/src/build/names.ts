import { readSections } from '../browser/engine/sections.ts';
import { pack } from '../browser/pack.ts';
import type { IndexEntry, PackedIndex, Section } from '../browser/types.ts';
import type { GlossaryTerm } from './synonyms.ts';

/** Codes of the errors that readers look up: `TS2307`, `ERR_REQUIRE_ESM`. */
const errorCode = /\b(?:TS\d{4,5}|ERR(?:_[A-Z]+)+|ENOENT|ERESOLVE)\b/g;

/** A code is listed with this many sections at most. */
const sectionsPerCode = 3;

/**
 * The names in a search index: titles and headings, options among them. In the place of questions
 * they have other words by which sections are found: the error codes that they explain, and other
 * words for the terms of the glossary, whose headings have their ids.
 */
export function packNames(
  entries: readonly IndexEntry[],
  terms: readonly GlossaryTerm[],
): PackedIndex {
  const counts = new Map<string, number>();
  const wordsOf = ({ link, prose }: Section): string[] => {
    const codes = [...new Set(prose.match(errorCode))].filter((code) => {
      const count = counts.get(code) ?? 0;
      counts.set(code, count + 1);
      return count < sectionsPerCode;
    });
    const term = terms.find(({ id }) => link.endsWith(`/glossary#${id}`));
    return term ? [...codes, term.en.term, term.zh.term, ...term.synonyms] : codes;
  };
  const index = pack(entries);
  const questions = readSections(index).map((section) => {
    const name = section.heading || section.title;
    return wordsOf(section)
      .filter((word) => !name.includes(word))
      .join('\n');
  });
  const withoutTexts = (texts: readonly string[]) => texts.map(() => '');
  return {
    ...index,
    questions,
    descriptions: withoutTexts(index.descriptions),
    texts: withoutTexts(index.texts),
  };
}
