import { nearest } from './findings.ts';
import { isRecord } from './records.ts';

/** The subset of JSON Schema that the site's schemas use. */
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
  /** The place of another part of the same schema: `#/properties/name/items`. */
  readonly $ref?: string;
}

/**
 * Validates a value and returns one sentence for each error, starting with its path and without a
 * full stop; an empty list means that the value is valid. Keys that the schema does not name are
 * errors.
 */
export function validate(
  value: unknown,
  schema: Schema,
  path = '',
  root = schema,
): string[] {
  const subject = path === '' ? 'the file' : `"${path}"`;
  const hint = schema.description ? ` (${withoutStop(schema.description)})` : '';
  if (schema.anyOf) {
    if (schema.anyOf.some((one) => validate(value, one, path, root).length === 0))
      return [];
    const forms = schema.anyOf.map((one) => one.title ?? '').join(', ');
    return [`${subject} is ${JSON.stringify(value)}, which is none of ${forms}${hint}`];
  }
  if (schema.enum && !schema.enum.includes(value)) {
    const near = closest(String(value), schema.enum.map(String));
    return [
      `${subject} is ${JSON.stringify(value)}${near || ', which is unknown'}${hint}`,
    ];
  }
  if (schema.type && typeName(value) !== schema.type) {
    return [`${subject} must be of type ${schema.type}, not ${typeName(value)}${hint}`];
  }
  if (schema.$ref) return validate(value, partOf(root, schema.$ref), path, root);
  if (typeof value === 'string' && schema.pattern) {
    const matches = new RegExp(schema.pattern).test(value);
    return matches ? [] : [`${subject} does not match ${schema.pattern}${hint}`];
  }
  if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0)) return [`${subject} needs an item${hint}`];
    const { items } = schema;
    if (!items) return [];
    return value.flatMap((item, index) =>
      validate(item, items, `${path}[${index}]`, root),
    );
  }
  return isRecord(value) ? validateObject(value, schema, path, root) : [];
}

function validateObject(
  value: Record<string, unknown>,
  { properties = {}, required = [] }: Schema,
  path: string,
  root: Schema,
): string[] {
  const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);
  const missing = required
    .filter((key) => !(key in value))
    .map((key) => {
      const reason = properties[key]?.description ?? 'it is required';
      return `"${pathOf(key)}" is missing: ${withoutStop(reason)}`;
    });
  const invalid = Object.entries(value).flatMap(([key, item]) => {
    const property = properties[key];
    if (property) return validate(item, property, pathOf(key), root);
    return [`"${pathOf(key)}" is unknown${closest(key, Object.keys(properties))}`];
  });
  return [...missing, ...invalid];
}

/** The most similar name as the rest of a sentence; empty if none is similar. */
function closest(wanted: string, known: readonly string[]): string {
  const [close] = nearest(wanted, known, 1);
  return close === undefined ? '' : `; the nearest is "${close}"`;
}

function partOf(root: Schema, place: string): Schema {
  let part: unknown = root;
  for (const key of place.split('/').slice(1))
    part = isRecord(part) ? part[key] : undefined;
  if (!isRecord(part)) throw new Error(`The schema has no ${place}.`);
  return part;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
