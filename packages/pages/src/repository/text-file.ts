/** A file as it is on disk, read as UTF-8. */
export interface TextFile {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  text: string;
}

/** Line, counted from 1, in which the character at `offset` of `text` stands. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (
    let at = text.indexOf('\n');
    at !== -1 && at < offset;
    at = text.indexOf('\n', at + 1)
  )
    line++;
  return line;
}

/** Line, counted from 1, of the first occurrence of `part` in `text`; 0 where there is none. */
export function lineOf(text: string, part: string): number {
  const offset = text.indexOf(part);
  return offset === -1 ? 0 : lineAt(text, offset);
}
