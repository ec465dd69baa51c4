/** One thing that a check found wrong, said so that a reader can put it right without asking. */
export interface Finding {
  /** Path from the root of the repository. */
  file: string;
  /** Line in that file, counted from 1; 0 where the whole file is meant. */
  line: number;
  /** What is wrong, in one sentence. */
  what: string;
  /** Why it matters to readers or contributors. */
  why: string;
  /** What to do about it, with the command or the line to write. */
  todo: string;
}

/**
 * Turns a finding into the text that a terminal or a failing test shows: `file:line` and what is
 * wrong on the first line, why it matters and what to do on two indented lines below.
 */
export function format(finding: Finding): string {
  const place = finding.line > 0 ? `${finding.file}:${finding.line}` : finding.file;
  return `${place}  ${finding.what}\n  Why: ${finding.why}\n  Do:  ${finding.todo}`;
}
