import { FindingsError } from './findings/error.ts';
import type { Finding } from './findings/finding.ts';

/** Where a tag stands in a page: its lines, counted from 1, and the blanks before it. */
export interface Placed {
  readonly line: number;
  readonly endLine: number;
  readonly indent: string;
}

/**
 * The source of a page with the lines of `contentOf` in the place of each tag, indented as the tag was. `tags` stand in
 * the order of the page and on lines of their own. Throws one `FindingsError` with all that `contentOf` threw as such,
 * so that whoever mends a page learns of every mistake on it at once.
 */
export function replaceTags<Tag extends Placed>(
  source: string,
  tags: readonly Tag[],
  contentOf: (tag: Tag, index: number) => readonly string[],
): string {
  const findings: Finding[] = [];
  const texts = tags.map((tag, index) => {
    try {
      return contentOf(tag, index);
    } catch (error) {
      if (!(error instanceof FindingsError)) throw error;
      findings.push(...error.findings);
      return [];
    }
  });
  if (findings.length > 0) throw new FindingsError(findings);
  const lines = source.split('\n');
  // From the last to the first, so that the line numbers of the others stay true.
  for (const [index, { line, endLine, indent }] of [...tags.entries()].reverse()) {
    const text = texts[index] ?? [];
    const indented = text.map((one) => (one === '' ? '' : indent + one));
    lines.splice(line - 1, endLine - line + 1, ...indented);
  }
  return lines.join('\n');
}
