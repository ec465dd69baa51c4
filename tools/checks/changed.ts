import { changesIn, textIn } from '../repository/changes.ts';
import { listProject } from '../repository/read.ts';
import type { TextFile } from '../repository/text-file.ts';
import { farPages } from './far-pages.ts';
import type { Outcome } from './report.ts';
import { runAll } from './run-all.ts';
import { everything, scopeOf } from './scope.ts';
import { hasNewWords, knownWords } from './spelling/new-words.ts';

/** What came of checking a change. */
export interface ChangeOutcome extends Outcome {
  /** Whether the change may break any page, so that all were looked at. */
  readonly whole: boolean;
}

/**
 * Runs the checks that the change in the repository at `root`, an absolute path, can break: that of its branch, with what
 * is not committed. What the change has not touched is taken for right, as it was when it was merged.
 */
export async function runChanged(root: string): Promise<ChangeOutcome> {
  const changes = changesIn(root);
  const files = listProject(root);
  const before = (file: string) => textIn(root, changes.base, file);
  const now = (file: string) => files.find((one) => one.file === file)?.text ?? '';
  const scope = scopeOf(changes, {
    far: (file) => farPages(file, before(file), now(file)),
    spelled: (changed) => withNewWords(changed, files, before),
  });
  return { ...(await runAll(root, files, scope)), whole: scope === everything };
}

/** Those of the changed files that have a word which no other page and not their earlier version has. */
function withNewWords(
  changed: readonly string[],
  files: readonly TextFile[],
  before: (file: string) => string,
): string[] {
  const isPage = ({ file }: TextFile) => /^docs\/(en|zh)\/.+\.mdx$/.test(file);
  const known = knownWords(
    files.filter((one) => isPage(one) && !changed.includes(one.file)),
  );
  return files
    .filter(({ file }) => changed.includes(file))
    .filter(({ file, text }) => hasNewWords(text, before(file), known))
    .map(({ file }) => file);
}
