import { type Format, formats } from './model.ts';
import table from './reviewed/formats.json' with { type: 'json' };

/** Why an option is said to apply to some formats alone. */
export interface Applies {
  readonly formats: readonly string[];
  /** A part of what the types say about the option, or of a message of the tool. */
  readonly evidence: { readonly types?: string; readonly message?: string };
}

/** Reads the reviewed table from its text. Throws where an entry has another shape. */
export function parseApplies(text: string): Record<string, Applies> {
  const value: unknown = JSON.parse(text);
  if (isTable(value)) return value;
  throw new Error(
    'packages/facts/src/read/reviewed/formats.json needs "formats" and "evidence" each.',
  );
}

function isTable(value: unknown): value is Record<string, Applies> {
  return Object.values(Object(value)).every((one: unknown) => {
    const { formats: named, evidence } = Object(one) as Partial<Applies>;
    return Array.isArray(named) && typeof evidence === 'object';
  });
}

/** The reviewed table: options by name. An option below an entry is meant as well. */
const reviewed: Readonly<Record<string, Applies>> = table;

/** The formats to which an option applies: those of the longest entry that is or holds it. */
export function appliesTo(
  name: string,
  entries: Readonly<Record<string, Applies>> = reviewed,
): readonly Format[] {
  const [key] = Object.keys(entries)
    .filter(
      (one) => name === one || name.startsWith(`${one}.`) || name.startsWith(`${one}[`),
    )
    .sort((a, b) => b.length - a.length);
  const found = key === undefined ? undefined : entries[key];
  return found ? formats.filter((format) => found.formats.includes(format)) : formats;
}
