/** A problem that a check found, worded so that a contributor can fix it without asking. */
export interface Finding {
  /** Path from the root of the repository. */
  file: string;
  /** Line in that file, counted from 1; 0 for the whole file. */
  line: number;
  /** What is wrong, in one sentence. */
  what: string;
  /** Why it matters to readers or contributors. */
  why: string;
  /** What to do about it, with the command or the line to write. */
  todo: string;
}

/**
 * Returns a function that makes findings of one check, which share the reason and, unless one has
 * its own, the remedy.
 */
export function findingsWith(why: string, remedy = '') {
  return (file: string, what: string, line = 0, todo = remedy): Finding => {
    return { file, line, what, why, todo };
  };
}

/** A finding as a terminal or a failing test shows it: `file:line`, what, why and what to do. */
export function format(finding: Finding): string {
  const place = finding.line > 0 ? `${finding.file}:${finding.line}` : finding.file;
  return `${place}  ${finding.what}\n  Why: ${finding.why}\n  Do:  ${finding.todo}`;
}

/**
 * Fails the build with all findings of a page. It has no stack, because authors need the line of
 * the page, not of a plugin.
 */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(format).join('\n'));
    this.name = 'FindingsError';
    this.findings = findings;
    this.stack = this.message;
  }
}

/**
 * The known names that a mistyped one can be, at most `count`, closest first: a quarter of the
 * letters may differ. None if no name is similar.
 */
export function nearest(
  wanted: string,
  known: readonly string[],
  count = 3,
): readonly string[] {
  const most = Math.ceil(wanted.length / 4);
  const scored = known
    .map((name) => ({ name, score: editDistance(wanted, name) }))
    .filter(({ score }) => score <= most);
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  return scored.slice(0, count).map(({ name }) => name);
}

/** So many names are read at a glance. */
const few = 8;

/**
 * What to write instead of a name that is not known, as the last sentence of an advice, with a space
 * before it: similar names, or else all names if they are few. Empty if there is nothing to say.
 */
export function suggestions(wanted: string, known: readonly string[], mark = ''): string {
  const list = (names: readonly string[]) => names.map((one) => mark + one).join(', ');
  const close = nearest(wanted, known);
  if (close.length > 0) return ` Nearest: ${list(close)}.`;
  return known.length > 0 && known.length <= few ? ` Possible: ${list(known)}.` : '';
}

/** Levenshtein distance, except that a name counts as 1 if it is at least half of the other. */
function editDistance(a: string, b: string): number {
  const isHalf = 2 * Math.min(a.length, b.length) >= Math.max(a.length, b.length);
  if (a !== b && isHalf && (a.includes(b) || b.includes(a))) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
