import type { Language } from '@site/pages/language';

/** A term in one language. */
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
  /** The id of the second-level heading that it belongs to. */
  group: string;
  /** Other words, in both languages, that search treats as equal. */
  synonyms: readonly string[];
  /** Words that pages must not use for it. */
  never: Readonly<Record<Language, readonly string[]>>;
  /** Address of a page with details, from the root of the site. */
  see: string;
}

/**
 * Parses `terms.json`. Throws an error that names the entry and the field if a field is missing or
 * has the wrong type, or if two entries share an id.
 */
export function parseTerms(json: string): Term[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error('The glossary is a list of entries.');
  const terms = list.map((entry: unknown, index) =>
    readTerm(entry, `entry ${index + 1}`),
  );
  const ids = new Set<string>();
  for (const { id } of terms) {
    if (ids.has(id)) throw new Error(`Two entries of the glossary have the id "${id}".`);
    ids.add(id);
  }
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
