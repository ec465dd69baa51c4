import type { TextFile } from './repository.ts';

/** A data file is missing or has the wrong content, so nothing can be compared with it. */
export class UnreadableData extends Error {
  /** Path from the root of the repository. */
  readonly file: string;
  /** What is wrong with it, in one sentence. */
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
    this.reason = reason;
  }
}

// All functions below throw `UnreadableData` if the file `name`, a path from the root, is missing
// or has the wrong content.

/** The text of a file. */
export function textOf(files: readonly TextFile[], name: string): string {
  const found = files.find(({ file }) => file === name);
  if (!found) throw new UnreadableData(name, 'It is missing, but required here.');
  return found.text;
}

/** The content of a file as parsed by `parse`, whose errors become `UnreadableData`. */
export function dataOf<Data>(
  files: readonly TextFile[],
  name: string,
  parse: (text: string) => Data,
): Data {
  const text = textOf(files, name);
  try {
    return parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnreadableData(name, reason, { cause });
  }
}

/** The object in a JSON file, with all values as strings. */
export function recordOf(
  files: readonly TextFile[],
  name: string,
): Record<string, string> {
  const entries = Object.entries(parseJson(files, name));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

/** The object in a JSON file. */
export function objectOf(
  files: readonly TextFile[],
  name: string,
): Readonly<Record<string, unknown>> {
  return { ...parseJson(files, name) };
}

function parseJson(files: readonly TextFile[], name: string): object {
  const value = dataOf(files, name, (text): unknown => JSON.parse(text));
  if (typeof value === 'object' && value !== null) return value;
  throw new UnreadableData(name, 'It is neither an object nor a list.');
}
