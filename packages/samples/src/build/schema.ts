import { nearest } from '@site/pages/findings/nearest';

/** The words of JSON Schema that the manifest's schema uses. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

/**
 * Says what in a value does not follow a schema, one sentence each, with the place of the
 * mistake in front. An empty list means that the value follows it. Objects are closed: a key
 * that the schema does not name is a mistake.
 */
export function mistakes(value: unknown, schema: Schema, place = ''): string[] {
  const at = place === '' ? 'the file' : `"${place}"`;
  const hint = schema.description ? ` (${schema.description})` : '';
  if (schema.anyOf) {
    if (schema.anyOf.some((one) => mistakes(value, one, place).length === 0)) return [];
    const forms = schema.anyOf.map((one) => one.title ?? '').join(', ');
    return [`${at} is ${JSON.stringify(value)}, which is none of ${forms}${hint}`];
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return [`${at} must be one of ${JSON.stringify(schema.enum)}${hint}`];
  }
  if (schema.type && kind(value) !== schema.type) {
    return [`${at} must be of type ${schema.type}, not ${kind(value)}${hint}`];
  }
  if (typeof value === 'string' && schema.pattern) {
    const fits = new RegExp(schema.pattern).test(value);
    return fits ? [] : [`${at} does not match ${schema.pattern}${hint}`];
  }
  if (Array.isArray(value))
    return ofItems(value, schema, place, `${at} needs an item${hint}`);
  if (isObject(value)) return ofKeys(value, schema, place);
  return [];
}

/** Whether a value is a plain JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ofItems(
  value: unknown[],
  schema: Schema,
  place: string,
  empty: string,
): string[] {
  if (value.length < (schema.minItems ?? 0)) return [empty];
  const { items } = schema;
  return items
    ? value.flatMap((item, index) => mistakes(item, items, `${place}[${index}]`))
    : [];
}

function ofKeys(value: Record<string, unknown>, schema: Schema, place: string): string[] {
  const known = schema.properties ?? {};
  const path = (key: string) => (place === '' ? key : `${place}.${key}`);
  const missing = (schema.required ?? [])
    .filter((key) => !(key in value))
    .map(
      (key) =>
        `"${path(key)}" is missing: ${known[key]?.description ?? 'it is required'}`,
    );
  const wrong = Object.entries(value).flatMap(([key, item]) => {
    const one = known[key];
    if (one) return mistakes(item, one, path(key));
    return [
      `"${path(key)}" is unknown; did you mean "${nearest(key, Object.keys(known), 1)}"?`,
    ];
  });
  return [...missing, ...wrong];
}

function kind(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
