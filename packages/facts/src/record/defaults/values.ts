/** The segments of an option's path: `shims.cjs['import.meta.url']` has three. */
export function pathSegments(path: string): string[] {
  return [...path.matchAll(/\['([^']+)'\]|([^.[\]]+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

/** The value at a path, or `undefined` if the path does not exist. */
export function valueAt(value: unknown, segments: readonly string[]): unknown {
  const [first, ...rest] = segments;
  if (first === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const [, inner] = Object.entries(value).find(([key]) => key === first) ?? [];
  return valueAt(inner, rest);
}

/** An object with nothing but `value` at a path. */
export function nestedObject(segments: readonly string[], value: unknown): object {
  const [first = '', ...rest] = segments;
  return { [first]: rest.length === 0 ? value : nestedObject(rest, value) };
}

/**
 * A configuration value as JavaScript code. `replacePaths` removes differences between machines
 * from strings. `undefined` for functions, class instances and values that contain one.
 */
export function toCode(
  value: unknown,
  replacePaths: (text: string) => string = (text) => text,
): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${replacePaths(value).replaceAll("'", "\\'")}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const items = value.map((one: unknown) => toCode(one, replacePaths));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || !isPlainObject(value)) return undefined;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const properties = entries.map(([key, one]: [string, unknown]) => {
    const code = toCode(one, replacePaths);
    const name = /^[\w$]+$/.test(key) ? key : `'${key}'`;
    return code === undefined ? undefined : `${name}: ${code}`;
  });
  if (properties.includes(undefined)) return undefined;
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
