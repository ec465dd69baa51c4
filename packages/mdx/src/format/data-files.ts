import { FindingsError, findingsWith } from './findings.ts';
import { fieldsOf } from './records.ts';
import type { TextFile } from './repository.ts';

const unreadable = findingsWith(
  'Other checks, and the site, compare pages with it.',
  'Correct the file. The other checks run when it can be read.',
);

// All functions below throw a `FindingsError` if the file `name`, a path from the root, is missing
// or has the wrong content.

/** The text of a file. */
export function textOf(files: readonly TextFile[], name: string): string {
  const found = files.find(({ file }) => file === name);
  if (found) return found.text;
  throw new FindingsError([unreadable(name, 'It is missing, but required here.')]);
}

/** The content of a file as parsed by `parse`, whose errors become those of the file. */
export function dataOf<Data>(
  files: readonly TextFile[],
  name: string,
  parse: (text: string) => Data,
): Data {
  const text = textOf(files, name);
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FindingsError([unreadable(name, reason)]);
  }
}

/** The object in a JSON file. */
export function objectOf(files: readonly TextFile[], name: string) {
  return fieldsOf(dataOf(files, name, (text): unknown => JSON.parse(text)));
}
