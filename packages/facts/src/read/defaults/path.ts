/** The names in the path of an option: `shims.cjs['import.meta.url']` has three. */
export function namesOf(path: string): string[] {
  return [...path.matchAll(/\['([^']+)'\]|([^.[\]]+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

/** The value at a path, undefined where the way there ends before. */
export function valueAt(value: unknown, names: readonly string[]): unknown {
  const [first, ...rest] = names;
  if (first === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Reflect.get(value, first), rest);
}

/** An object that holds only `value`, at that path. */
export function objectWith(names: readonly string[], value: unknown): object {
  const [first = '', ...rest] = names;
  return { [first]: rest.length === 0 ? value : objectWith(rest, value) };
}
