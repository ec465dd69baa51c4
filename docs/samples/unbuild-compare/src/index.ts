import { type Options, splitPath } from './split';

export type { Options };

/** Reads a value by a path such as `a.b.0`. */
export function readPath(
  value: unknown,
  path: string,
  options: Options = {},
): unknown {
  let found: unknown = value;
  for (const key of splitPath(path, options)) {
    if (typeof found !== 'object' || found === null) return;
    found = Reflect.get(found, key);
  }
  return found;
}
