import type { TextFile } from './text-file.ts';
import { UnreadableData } from './unreadable-data.ts';

/**
 * Text of the file `name`, a path from the root. Throws `UnreadableData` when the repository has no
 * such file.
 */
export function textOf(files: readonly TextFile[], name: string): string {
  const found = files.find(({ file }) => file === name);
  if (!found) throw new UnreadableData(name, 'It is missing, and is read here.');
  return found.text;
}

/**
 * What `read` makes of the text of the file `name`, a path from the root. Throws `UnreadableData`
 * where `read` throws, and where there is no such file.
 */
export function dataOf<Data>(
  files: readonly TextFile[],
  name: string,
  read: (text: string) => Data,
): Data {
  const text = textOf(files, name);
  try {
    return read(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnreadableData(name, reason, { cause });
  }
}

/**
 * The list of strings in the JSON file `name`, or the one under `key` in it. Throws
 * `UnreadableData` when there is no such list.
 */
export function listOf(files: readonly TextFile[], name: string, key?: string): string[] {
  const value = parsed(files, name);
  const list: unknown = key === undefined ? value : Reflect.get(value, key);
  if (!Array.isArray(list))
    throw new UnreadableData(
      name,
      `It holds no list${key === undefined ? '' : ` “${key}”`}.`,
    );
  return list.map(String);
}

/**
 * The strings of a JSON file `name` by their keys. Throws `UnreadableData` when it is not an
 * object.
 */
export function recordOf(
  files: readonly TextFile[],
  name: string,
): Record<string, string> {
  const entries = Object.entries(parsed(files, name));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

/**
 * The object in the JSON file `name`, with values of any kind. Throws `UnreadableData` when it is
 * none.
 */
export function objectOf(
  files: readonly TextFile[],
  name: string,
): Readonly<Record<string, unknown>> {
  return { ...parsed(files, name) };
}

function parsed(files: readonly TextFile[], name: string): object {
  const value = dataOf(files, name, (text): unknown => JSON.parse(text));
  if (typeof value === 'object' && value !== null) return value;
  throw new UnreadableData(name, 'It is neither an object nor a list.');
}
