import { kib } from './budget.ts';
import type { PageSize, Part } from './measure.ts';
import { stableName } from './wanted-by.ts';

/** A file of the built site that most pages ask for, by its name without the hash of its content, with its bytes of brotli. */
export interface SharedPart {
  readonly name: string;
  readonly brotli: number;
}

/** The files that at least half of the pages ask for, the largest first. */
export function sharedParts(sizes: readonly PageSize[]): SharedPart[] {
  const counted = new Map<string, { part: Part; pages: number }>();
  for (const { before, after } of sizes) {
    for (const part of [...before, ...after]) {
      const pages = (counted.get(part.file)?.pages ?? 0) + 1;
      counted.set(part.file, { part, pages });
    }
  }
  return [...counted.values()]
    .filter(({ pages }) => pages * 2 >= sizes.length && pages > 1)
    .map(({ part: { file, brotli } }) => ({ name: stableName(file), brotli }))
    .sort((a, b) => b.brotli - a.brotli || (a.name < b.name ? -1 : 1));
}

/** Says by how much a file has grown since `known` was measured, for the middle of a line; nothing for one that has not, or is not among them. */
export function grownSince(known: readonly SharedPart[]): (part: Part) => string {
  return ({ file, brotli }) => {
    const before = known.find(({ name }) => name === stableName(file));
    if (!before || brotli <= before.brotli) return '';
    return `, ${kib(brotli - before.brotli)} more than in the committed figures`;
  };
}
