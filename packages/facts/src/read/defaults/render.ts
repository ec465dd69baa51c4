/**
 * A value of a configuration as JavaScript text. `paths` replaces parts of strings that differ
 * from machine to machine. Undefined for a value that text cannot say: a function, an instance of
 * a class, or something that holds one.
 */
export function render(
  value: unknown,
  paths: (text: string) => string = (text) => text,
): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${paths(value).replaceAll("'", "\\'")}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const items = value.map((one: unknown) => render(one, paths));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || !isPlain(value)) return undefined;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const parts = entries.map(([key, one]: [string, unknown]) => {
    const text = render(one, paths);
    return text === undefined ? undefined : `${keyText(key)}: ${text}`;
  });
  if (parts.includes(undefined)) return undefined;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function keyText(key: string): string {
  return /^[\w$]+$/.test(key) ? key : `'${key}'`;
}
