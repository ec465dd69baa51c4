import { type Finding, findingsWith } from '@site/pages/findings';
import { fieldsOf } from '@site/pages/records';
import { lineOf, type TextFile } from '@site/pages/repository';

const circle = findingsWith(
  'Packages in a circle can only be understood, tested and moved together.',
  'Move what both need to the lower package, or pass it in from rspress.config.ts.',
);

/**
 * Finds dependencies of workspaces that lead back to the workspace. Biome's rule
 * noUndeclaredDependencies makes sure that each `package.json` lists what its workspace imports.
 */
export function packageCircles(files: readonly TextFile[]): Finding[] {
  const workspaces = files
    .filter(({ file }) => /^(?:packages\/[^/]+|theme)\/package\.json$/.test(file))
    .map(({ file, text }) => {
      const { name, dependencies } = fieldsOf(JSON.parse(text));
      return { file, text, name: `${name}`, needs: Object.keys(fieldsOf(dependencies)) };
    });
  const wayTo = (end: string, from: string, seen: Set<string>): string[] | undefined => {
    if (from === end) return [end];
    seen.add(from);
    for (const next of workspaces.find(({ name }) => name === from)?.needs ?? []) {
      const rest = seen.has(next) ? undefined : wayTo(end, next, seen);
      if (rest) return [from, ...rest];
    }
    return undefined;
  };
  return workspaces.flatMap(({ file, text, name, needs }) =>
    needs.flatMap((first) => {
      const way = wayTo(name, first, new Set());
      if (!way) return [];
      const what = `The dependency closes a circle: ${[name, ...way].join(' → ')}.`;
      return circle(file, what, lineOf(text, `"${first}"`));
    }),
  );
}
