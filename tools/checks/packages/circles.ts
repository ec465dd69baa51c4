import { type Finding, findingsWith } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';
import { codeReferences, listedReferences, workspacesOf } from './references.ts';

const circle = findingsWith(
  'Packages in a circle can only be understood, tested and moved together.',
  'Move what both need to the lower package, or pass it in from rspress.config.ts or theme/.',
);

/**
 * Finds references of packages that lead back to the package: dependencies, and what code and tests
 * import, open by a URL or name by a path.
 */
export function packageCircles(files: readonly TextFile[]): Finding[] {
  const workspaces = workspacesOf(files);
  const references = [
    ...listedReferences(workspaces),
    ...codeReferences(files, workspaces),
  ];
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of references)
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  const wayTo = (end: string, from: string, seen: Set<string>): string[] | undefined => {
    if (from === end) return [end];
    seen.add(from);
    for (const next of needs.get(from) ?? []) {
      const rest = seen.has(next) ? undefined : wayTo(end, next, seen);
      if (rest) return [from, ...rest];
    }
    return undefined;
  };
  return references.flatMap(({ from, to, file, line }) => {
    const way = wayTo(from, to, new Set());
    if (!way) return [];
    const what = `This closes a circle of packages: ${[from, ...way].join(' → ')}.`;
    return circle(file, what, line);
  });
}
