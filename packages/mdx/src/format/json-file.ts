import { readFileSync } from 'node:fs';
import { fieldsOf, isRecord } from './records.ts';
import { pathInRepository } from './repository.ts';

type TypeOf<V> = unknown extends V
  ? 'unknown'
  : V extends string
    ? 'string'
    : V extends number
      ? 'number'
      : V extends boolean
        ? 'boolean'
        : V extends readonly unknown[]
          ? 'array'
          : 'object';

/** The JSON type of each field of `T`, with a question mark where the field may be missing. */
export type Shape<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? `${TypeOf<Exclude<T[K], undefined>>}?`
    : TypeOf<T[K]>;
};

/** Reads a JSON file that has the fields of `shape`, as `parseJson` does. */
export function readJson<T>(file: string, shape: Shape<T>): T {
  return parseJson(readFileSync(file, 'utf8'), pathInRepository(file), shape);
}

/**
 * The object in a JSON text whose fields are of the types that `shape` names; what is inside of
 * them is not checked. Throws an error that names `file`, where the text comes from, for a text that
 * is no JSON and for each field that is missing or of another type.
 */
export function parseJson<T>(text: string, file: string, shape: Shape<T>): T {
  return withShape(jsonIn(text, file), file, shape);
}

/** The items of a list as texts; none for a value that is no list. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function withShape<T>(value: unknown, file: string, shape: Shape<T>): T {
  const wrong = Object.entries<string>(shape)
    .filter(([key, type]) => !isOfType(fieldsOf(value)[key], type))
    .map(([key, type]) => `"${key}" of type ${type.replace('?', '')}`);
  if (isRecord(value) && wrong.length === 0) return value as T;
  throw new Error(
    `${file}: has no ${wrong.join(', no ') || 'fields'}. What reads it relies on that. ` +
      'Correct it, or restore it from git.',
  );
}

/** The value in a JSON text that comes from `file`. Throws an error that names it for another text. */
export function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file}: is not JSON (${reason}). Nothing can read it. Correct the syntax.`,
    );
  }
}

function isOfType(value: unknown, type: string): boolean {
  if (value === undefined) return type.endsWith('?');
  const found = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [found, 'unknown'].includes(type.replace('?', ''));
}
