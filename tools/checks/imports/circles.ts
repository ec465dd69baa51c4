import type { Finding } from '../../findings/finding.ts';
import type { Import } from './read.ts';

/** Finds files that import each other, directly or by way of others: one finding for each circle, on a shortest way around. */
export function circles(imports: readonly Import[]): Finding[] {
  const rest = withoutEnds(imports);
  const told = new Set<string>();
  return rest.flatMap((first) => {
    if (told.has(first.from)) return [];
    const way = wayBack(first, rest);
    if (!way) return [];
    for (const file of way) told.add(file);
    return [finding(first, way)];
  });
}

/** What leads to a file that imports nothing is in no circle, and without it nor is what leads there. */
function withoutEnds(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(({ from }) => from));
  const rest = imports.filter(({ to }) => importing.has(to));
  return rest.length === imports.length ? rest : withoutEnds(rest);
}

/** The files from the one that `first` leads to back to the one in which it stands, both included. */
function wayBack(first: Import, imports: readonly Import[]): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [first.to];
  for (const file of waiting) {
    if (file === first.from) return wayTo(file, cameFrom);
    for (const { from, to } of imports) {
      if (from !== file || to === first.to || cameFrom.has(to)) continue;
      cameFrom.set(to, from);
      waiting.push(to);
    }
  }
  return undefined;
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file);
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file];
}

function finding({ from, line }: Import, way: readonly string[]): Finding {
  return {
    file: from,
    line,
    what: `It imports itself: ${[from, ...way].join(' → ')}.`,
    why: 'Which of them runs first is chance, and none can be read, tested or moved without the others.',
    todo: 'Put what they share into a file that imports none of them, or hand it over as an argument.',
  };
}
