import { suggestions } from '@site/mdx/findings';
import { validate } from '@site/mdx/json-schema';
import type { Language } from '@site/mdx/language';
import schema from './diagram.schema.json' with { type: 'json' };

/** Words with `code` in backticks; a bare string is the same in all languages. */
export type Text = string | Readonly<Record<Language, string>>;

export interface Box {
  id: string;
  kind?: 'accent' | 'outside' | 'note';
  column?: number;
  span?: number;
  title?: Text;
  files?: readonly string[];
  text?: Text;
}

export interface Arrow {
  from: string;
  to: string;
  along?: boolean;
  label?: Text;
}

/** A file of `docs/shared/diagrams`; `diagram.schema.json` describes the fields. */
export interface Diagram {
  title: Readonly<Record<Language, string>>;
  description: Readonly<Record<Language, string>>;
  width?: number;
  columns: readonly number[];
  rows: readonly (readonly Box[])[];
  arrows: readonly Arrow[];
}

/**
 * Parses a diagram. Throws an error that names the field if one is missing, also in one language,
 * or has the wrong form, and for an arrow to a box that does not exist, or to one before.
 */
export function parseDiagram(json: string): Diagram {
  const value: unknown = JSON.parse(json);
  const [error] = validate(value, schema);
  if (error) throw new Error(`${error}.`);
  const diagram = value as Diagram;
  const ids = diagram.rows.flat().map(({ id }) => id);
  for (const { from, to } of diagram.arrows) {
    const lost = [from, to].find((end) => !ids.includes(end));
    if (lost) throw new Error(`an arrow has no box "${lost}".${suggestions(lost, ids)}`);
    if (ids.indexOf(from) > ids.indexOf(to))
      throw new Error(`an arrow leads back from "${from}" to "${to}".`);
  }
  return diagram;
}

/** A text in one language; empty if there is none. */
export function textIn(language: Language, text: Text = ''): string {
  return typeof text === 'string' ? text : text[language];
}
