import { type Finding, FindingsError, format } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';
import { translationNotes } from '@site/translations';
import { checks } from './all.ts';
import { readForChecks } from './project.ts';

export interface Outcome {
  readonly findings: readonly Finding[];
  /** Translations that are behind: they are shown, and do not fail the run. */
  readonly notes: readonly Finding[];
}

/**
 * Runs every check over the files of the repository at `root`, an absolute path. Data and pages
 * that cannot be read are the only findings then, since others are compared with them. All other
 * findings end with the name of their check, which contributing/checks.md explains.
 */
export async function runChecks(
  root: string,
  files: readonly TextFile[],
): Promise<Outcome> {
  try {
    const project = readForChecks(root, files);
    const { pages, states, unreadable } = project;
    if (unreadable.length > 0) return { findings: unreadable, notes: [] };
    // TypeScript works in processes of its own while other checks run in this one.
    const found = await Promise.all(
      Object.entries(checks).map(async ([name, check]) =>
        (await check(project)).map((one) => ({ ...one, what: `${one.what} [${name}]` })),
      ),
    );
    return { findings: found.flat(), notes: translationNotes(pages, states) };
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    return { findings: error.findings, notes: [] };
  }
}

/** The text that a run prints: every note and finding with what to do, and their number. */
export function report({ findings, notes }: Outcome): string {
  const count = findings.length;
  return [
    ...notes.map((note) => `Note: ${format(note)}`),
    ...findings.map(format),
    count === 0
      ? 'Nothing was found.'
      : `${count} ${count === 1 ? 'mistake was' : 'mistakes were'} found.`,
  ].join('\n');
}

/**
 * Prints an outcome, for GitHub with annotations. The process fails if there are findings.
 */
export function printOutcome(outcome: Outcome): void {
  if (process.env.GITHUB_ACTIONS === 'true') console.log(annotations(outcome).join('\n'));
  console.log(report(outcome));
  process.exitCode = outcome.findings.length > 0 ? 1 : 0;
}

/** Workflow commands that make GitHub show findings and notes beside the changed lines. */
export function annotations({ findings, notes }: Outcome): string[] {
  const annotation = (level: string) => (finding: Finding) => {
    const { file, line, what, why, todo } = finding;
    const text = `${what} ${why} ${todo}`.replaceAll('\n', ' ');
    return `::${level} file=${file},line=${Math.max(1, line)}::${text}`;
  };
  return [...findings.map(annotation('error')), ...notes.map(annotation('warning'))];
}
