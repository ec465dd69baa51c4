import { fold } from './fold';
import type { Query } from './query';
import { optionOf } from './sections';
import type { Section } from './types';
import { linksOf } from './words';

/**
 * The ranking boost for exact names and phrases: 1 for neither, more where the section has the
 * very name that was typed, and where the words stand one after the other, all of them or some.
 */
export function closeness(query: Query, section: Section | undefined): number {
  if (!section) return 1;
  const asked = joined(query.text);
  const name = section.heading === '' ? section.title : section.heading;
  const option = optionOf(section);
  if (option !== '' && asked === anchorOf(section.link)) return 4;
  if (asked === joined(name)) return 3;
  if (option !== '' && asked === joined(lastOf(option))) return 3;
  const text = query.text;
  if (query.terms.length < 2) return fold(name).includes(text) ? 1.3 : 1;
  if (fold(name).includes(text)) return 2;
  const all = textOf(section);
  if (all.includes(text)) return 1.6;
  const pairs = pairsIn(query);
  return 1 + (0.6 * pairs.filter((pair) => all.includes(pair)).length) / pairs.length;
}

function joined(text: string): string {
  return fold(text).replace(/[\s./:\\_'"`-]+/g, '');
}

/** The section that an option has for itself is named by the whole of it: `#outputtarget`. */
function anchorOf(link: string): string | undefined {
  return link.split('#')[1];
}

/** What an option is called by those who use it: `umdName` of `lib.umdName`. */
function lastOf(option: string): string {
  return linksOf(option).slice(1).join('') || option;
}

/**
 * Each word of a query with the next one: as they were typed, or, where there are no blanks between
 * them, as words.
 */
function pairsIn({ text, terms }: Query): string[] {
  const typed = text.split(' ');
  if (typed.length > 1) return neighbours(typed, ' ');
  return neighbours(
    terms.map((term) => term.text),
    '',
  );
}

function neighbours(words: readonly string[], between: string): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${between}${word}`);
}

const known = new WeakMap<Section, string>();

/**
 * What a section says, as it is compared, on one line. Worked out once, since every query asks for
 * it.
 */
export function textOf(section: Section): string {
  const before = known.get(section);
  if (before !== undefined) return before;
  const { heading, prose, code } = section;
  const text = fold([heading, prose, code].join(' ')).replace(/\s+/g, ' ');
  known.set(section, text);
  return text;
}
