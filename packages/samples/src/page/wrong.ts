import { FindingsError } from '@site/pages/findings/error';

const why = 'Pages show only what the tool was given and what came out of it.';

/** Throws one mistake in a `<Sample>` on a line of a page. */
export function mistake(file: string, line: number, what: string, todo: string): never {
  throw new FindingsError([{ file, line, what, why, todo }]);
}
