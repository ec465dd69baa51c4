import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from '@site/mdx/json-schema';
import type { Language } from '@site/mdx/language';
import { repository } from '@site/mdx/repository';
import schema from './terms.schema.json' with { type: 'json' };

/** The glossary, from the root of the repository. */
export const termsName = 'docs/shared/glossary/terms.json';

/** Absolute path of the glossary. */
export const termsFile = path.join(repository, termsName);

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
  /** Other words, in both languages, that search treats as equal. */
  synonyms: readonly string[];
}

/**
 * Parses `terms.json`. Throws an error that names the field if one is missing or has the wrong
 * form, and if two entries share an id.
 */
export function parseTerms(json: string): Term[] {
  const value: unknown = JSON.parse(json);
  const [error] = validate(value, schema);
  if (error) throw new Error(`In the glossary, ${error}.`);
  const terms = value as Term[];
  const ids = terms.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) throw new Error(`Two entries of the glossary have the id "${repeated}".`);
  return terms;
}

/** The terms of the glossary. Throws as `parseTerms` does. */
export function readTerms(): Term[] {
  return parseTerms(readFileSync(termsFile, 'utf8'));
}
