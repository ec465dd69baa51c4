import { type Finding, format } from '@site/mdx/findings';

/** What a run found. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  /** Translations that are behind, and findings of `notices`: they do not fail the run. */
  readonly notes: readonly Finding[];
}

/** The text that a run prints: every note and finding with what to do, and their number. */
export function report({ findings, notes }: CheckResult): string {
  const count = findings.length;
  const nothing = notes.length > 0 ? 'There are only notes.' : 'Nothing was found.';
  return [
    ...notes.map((note) => `Note: ${format(note)}`),
    ...findings.map(format),
    count === 0
      ? nothing
      : `${count} ${count === 1 ? 'mistake was' : 'mistakes were'} found.`,
  ].join('\n');
}

/**
 * Prints a result, for GitHub with annotations. The process fails if there are findings.
 */
export function printResult(result: CheckResult): void {
  if (process.env.GITHUB_ACTIONS === 'true') console.log(annotations(result).join('\n'));
  console.log(report(result));
  process.exitCode = result.findings.length > 0 ? 1 : 0;
}

/** Workflow commands that make GitHub show findings and notes beside the changed lines. */
export function annotations({ findings, notes }: CheckResult): string[] {
  const annotation = (level: string) => (finding: Finding) => {
    const { file, line, what, why, todo } = finding;
    const text = `${what} ${why} ${todo}`.replaceAll('\n', ' ');
    return `::${level} file=${file},line=${Math.max(1, line)}::${text}`;
  };
  return [...findings.map(annotation('error')), ...notes.map(annotation('warning'))];
}
