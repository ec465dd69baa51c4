/** Characters of one part, or of none (−1). */
export interface Piece {
  readonly text: string;
  readonly part: number;
}

/** A line of the file, or lines that were left out because nothing was added to them. */
export interface Row {
  /** Its number, counted from 1; of the first line if some are left out. */
  readonly line: number;
  /** How many lines are left out; 0 for a line that is shown. */
  readonly left: number;
  readonly pieces: readonly Piece[];
  /** Parts of which something begins on the line. */
  readonly parts: readonly number[];
}

/** Lines shown around a marked one. */
const context = 2;
/** Rows and pieces that a browser shows without delay. */
const maxRows = 600;
const maxPieces = 120;
/** Characters of a long piece that are shown at its start and its end. */
const shown = 90;

/** The marked lines of a file with the lines around them. */
export function rowsOf(
  text: string,
  owners: Int16Array,
  starts: readonly { start: number; part: number }[],
): Row[] {
  const lines = text.split('\n');
  const offsets: number[] = [];
  let offset = 0;
  for (const line of lines) {
    offsets.push(offset);
    offset += line.length + 1;
  }
  const sorted = [...starts].sort((a, b) => a.start - b.start);
  const rows: Row[] = [];
  let [next, quiet] = [0, 0];
  const isMarked = lines.map((line, index) => {
    const from = offsets[index] ?? 0;
    return owners.subarray(from, from + line.length).some((part) => part >= 0);
  });
  for (const [index, line] of lines.entries()) {
    const parts = new Set<number>();
    const from = offsets[index] ?? 0;
    for (; (sorted[next]?.start ?? Infinity) <= from + line.length; next++)
      parts.add(sorted[next]?.part ?? -1);
    const near = isMarked.slice(Math.max(0, index - context), index + context + 1);
    if (rows.length < maxRows && near.includes(true)) {
      quiet = 0;
      const pieces = piecesOf(line, owners.subarray(from, from + line.length));
      rows.push({ line: index + 1, left: 0, pieces, parts: [...parts] });
    } else if (quiet++ === 0)
      rows.push({ line: index + 1, left: 1, pieces: [], parts: [] });
    else {
      const last = rows.pop();
      if (last) rows.push({ ...last, left: quiet });
    }
  }
  return rows;
}

function piecesOf(line: string, owners: Int16Array): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let index = 1; index <= line.length; index++) {
    const part = owners[start] ?? -1;
    if (index < line.length && owners[index] === part) continue;
    if (pieces.length === maxPieces) return [...pieces, { text: ' …', part: -1 }];
    pieces.push({ text: shorten(line.slice(start, index)), part });
    start = index;
  }
  return pieces;
}

function shorten(text: string): string {
  if (text.length <= 3 * shown) return text;
  return `${text.slice(0, shown)} … ${text.slice(-shown)}`;
}
