import type { ExplorerData } from './types.ts';

/** The numbers that ranges stand for: each range is the first number and how many follow each other. */
export function numbersOf(ranges: readonly number[]): number[] {
  const numbers: number[] = [];
  for (let place = 0; place < ranges.length; place += 2) {
    const first = ranges[place] ?? 0;
    for (let more = 0; more < (ranges[place + 1] ?? 0); more++)
      numbers.push(first + more);
  }
  return numbers;
}

/** The piece of a number. Throws where it is in a file that has not been fetched. */
export function pieceAt({ pieces, late = [] }: ExplorerData, number: number): string {
  let place = number;
  for (const part of [{ count: pieces.length, pieces, file: '' }, ...late]) {
    if (place < part.count) {
      const piece = part.pieces?.[place];
      if (piece === undefined) throw new Error(`${part.file} has not been fetched.`);
      return piece;
    }
    place -= part.count;
  }
  throw new Error(`There is no piece ${number}.`);
}

/** The names of the files that hold some of these pieces and have not been fetched. */
export function missingFiles(
  { pieces, late = [] }: ExplorerData,
  numbers: readonly number[],
): string[] {
  let first = pieces.length;
  return late.flatMap(({ file, count, pieces: known }) => {
    const [from, to] = [first, first + count];
    first = to;
    const needed = !known && numbers.some((number) => number >= from && number < to);
    return needed ? [file] : [];
  });
}

/** The data with what a file of `late` holds, as it was fetched. Throws where that is not what it should be. */
export function withLate(data: ExplorerData, file: string, value: unknown): ExplorerData {
  const late = (data.late ?? []).map((one) => {
    if (one.file !== file) return one;
    if (!Array.isArray(value) || value.length !== one.count)
      throw new Error(`${file} does not hold the ${one.count} pieces that it should.`);
    return { ...one, pieces: value.map(String) };
  });
  return { ...data, late };
}
