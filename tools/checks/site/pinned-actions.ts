import { type Finding, findingsWith } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';

const unpinned = findingsWith(
  'A tag can be moved to other code, which then runs with the rights of the job.',
  'Write the full commit of the release, and its version: uses: owner/name@<40 digits> # v1.2.3',
);

/** Finds actions of others in workflows that are not pinned to a commit with its version beside it. */
export function pinnedActions(files: readonly TextFile[]): Finding[] {
  return files
    .filter(({ file }) => /^\.github\/.+\.ya?ml$/.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => {
        const [, action = '', comment = ''] =
          /^[\s-]*uses:\s*(\S+)(.*)$/.exec(line) ?? [];
        // Those of the repository itself have no version.
        if (action === '' || action.startsWith('./')) return [];
        if (/@[0-9a-f]{40}$/.test(action) && /^ # v\d+\.\d+\.\d+$/.test(comment))
          return [];
        return [unpinned(file, `${action} is not pinned to a commit.`, index + 1)];
      }),
    );
}
