import { type Finding, FindingsError } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';
import { translationNotes } from '@site/translations/record/work-list';
import { type Check, checks, notices } from './all.ts';
import { type Project, readForChecks } from './project.ts';
import type { CheckResult } from './report.ts';

/**
 * Runs every check over the files of the repository at `root`, an absolute path. Data and pages
 * that cannot be read are the only findings then, since others are compared with them. All other
 * findings end with the name of their check, as `all.ts` lists it.
 */
export async function runChecks(
  root: string,
  files: readonly TextFile[],
): Promise<CheckResult> {
  try {
    const project = readForChecks(root, files);
    const { pages, states, unreadable } = project;
    if (unreadable.length > 0) return { findings: unreadable, notes: [] };
    // TypeScript works in processes of its own while other checks run in this one.
    const [findings, notes] = await Promise.all([
      findingsOf(checks, project),
      findingsOf(notices, project),
    ]);
    return { findings, notes: [...translationNotes(pages, states), ...notes] };
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    return { findings: error.findings, notes: [] };
  }
}

async function findingsOf(
  all: Readonly<Record<string, Check>>,
  project: Project,
): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(all).map(async ([name, check]) =>
      (await check(project)).map((one) => ({ ...one, what: `${one.what} [${name}]` })),
    ),
  );
  return found.flat();
}
