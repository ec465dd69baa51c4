import type { TextFile } from '../repository/text-file.ts';
import { UnreadableData } from '../repository/unreadable-data.ts';
import { compareAll } from './all.ts';
import { brokenJson, unreadableData } from './broken-data.ts';
import type { Outcome } from './report.ts';
import { everything, type Scope } from './scope.ts';

/**
 * Runs every check over the files of the repository at `root`, an absolute path; with a `scope` those that it can break. Where
 * a file that pages are compared with cannot be read, that alone is found.
 */
export async function runAll(
  root: string,
  files: readonly TextFile[],
  scope: Scope = everything,
): Promise<Outcome> {
  const held = files.filter(({ file }) => scope.holds(file));
  const broken = brokenJson(held);
  const alone = { notes: [], checks: 1, pages: 0, files: held.length };
  if (broken.length > 0) return { findings: broken, ...alone };
  try {
    return await compareAll(root, files, scope);
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    return { findings: [unreadableData(error)], ...alone };
  }
}
