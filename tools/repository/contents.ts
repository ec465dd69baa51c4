import type { TextFile } from './text-file.ts';

/** Text of the file `name`, a path from the root. Throws when the repository has no such file. */
export function textOf(files: readonly TextFile[], name: string): string {
  const found = files.find(({ file }) => file === name);
  if (!found) throw new Error(`${name} is missing; the checks read it.`);
  return found.text;
}

/**
 * The list of strings in the JSON file `name`, or the one under `key` in it. Throws when there is
 * no such list.
 */
export function listOf(files: readonly TextFile[], name: string, key?: string): string[] {
  const value = parsed(files, name);
  const list: unknown = key === undefined ? value : Reflect.get(value, key);
  if (!Array.isArray(list)) throw new Error(`${name} does not hold the list it should.`);
  return list.map(String);
}

/** The strings of a JSON file `name` by their keys. Throws when it is not an object. */
export function recordOf(
  files: readonly TextFile[],
  name: string,
): Record<string, string> {
  const entries = Object.entries(parsed(files, name));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

/** The object in the JSON file `name`, with values of any kind. Throws when it is none. */
export function objectOf(
  files: readonly TextFile[],
  name: string,
): Readonly<Record<string, unknown>> {
  return { ...parsed(files, name) };
}

function parsed(files: readonly TextFile[], name: string): object {
  const value: unknown = JSON.parse(textOf(files, name));
  if (typeof value === 'object' && value !== null) return value;
  throw new Error(`${name} is neither an object nor a list.`);
}
