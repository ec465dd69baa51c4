import type { Language } from '@site/pages/language';

/** What one language calls a thing, and what it says the thing is. */
interface Wording {
  /** The heading on the glossary page. */
  term: string;
  /** One to three sentences of Markdown. */
  definition: string;
}

/** One entry of `docs/shared/glossary/terms.json`. */
export interface Term extends Readonly<Record<Language, Wording>> {
  /** The id of its heading, the same in both languages. */
  id: string;
  /** The id of the heading of the second level under which it stands. */
  group: string;
  /** Other words, of both languages, under which readers search for it. */
  synonyms: readonly string[];
  /** Words that pages of a language do not use for it. */
  never: Readonly<Record<Language, readonly string[]>>;
  /** Address of the page that says more, from the root of the site. */
  see: string;
}

/**
 * Reads the text of `terms.json`. Throws an error that names the entry and the field when
 * something is missing or is not of the right kind, and when two entries share an id.
 */
export function parseTerms(json: string): Term[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error('The glossary is a list of entries.');
  const terms = list.map((entry: unknown, index) =>
    readTerm(entry, `entry ${index + 1}`),
  );
  const twice = terms.find(
    ({ id }, index) => terms.findIndex((one) => one.id === id) < index,
  );
  if (twice) throw new Error(`Two entries of the glossary have the id "${twice.id}".`);
  return terms;
}

function readTerm(entry: unknown, place: string): Term {
  const id = text(entry, 'id', place);
  const never = field(entry, 'never', id);
  return {
    id,
    en: wording(field(entry, 'en', id), `${id}.en`),
    zh: wording(field(entry, 'zh', id), `${id}.zh`),
    group: text(entry, 'group', id),
    synonyms: texts(entry, 'synonyms', id),
    never: {
      en: texts(never, 'en', `${id}.never`),
      zh: texts(never, 'zh', `${id}.never`),
    },
    see: text(entry, 'see', id),
  };
}

function wording(value: unknown, place: string): Wording {
  return {
    term: text(value, 'term', place),
    definition: text(value, 'definition', place),
  };
}

function field(value: unknown, key: string, place: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, key)
    : missing(key, place);
}

function text(value: unknown, key: string, place: string): string {
  const found = field(value, key, place);
  return typeof found === 'string' && found !== '' ? found : missing(key, place);
}

function texts(value: unknown, key: string, place: string): string[] {
  const found = field(value, key, place);
  return Array.isArray(found) ? found.map(String) : missing(key, place);
}

function missing(key: string, place: string): never {
  throw new Error(`The glossary lacks "${key}" in ${place}.`);
}
