import { UnreadableData } from '@site/pages/data-files';
import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';
import { checks, notesOn } from './all.ts';
import { brokenJson, unreadableData } from './broken-data.ts';
import { readForChecks } from './project.ts';

/** What the checks found. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Work that waits and breaks nothing: it is shown, and the run does not fail for it. */
  readonly notes: readonly Finding[];
}

/**
 * Runs every check over the files of the repository at `root`, an absolute path. Where a file that
 * pages are compared with cannot be read, that is all that is found.
 */
export async function runChecks(
  root: string,
  files: readonly TextFile[],
): Promise<Outcome> {
  const broken = brokenJson(files);
  if (broken.length > 0) return { findings: broken, notes: [] };
  try {
    const project = readForChecks(root, files);
    const findings: Finding[] = [];
    for (const check of Object.values(checks)) findings.push(...(await check(project)));
    return { findings, notes: notesOn(project) };
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    return { findings: [unreadableData(error)], notes: [] };
  }
}
