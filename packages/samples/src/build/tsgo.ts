const esc = String.fromCharCode(27);
const prefix = '[tsgo] ';

/** Where TypeScript begins a new line: a place, a line of source or its marks, the summary. */
const beginnings = new RegExp(
  [`${esc}\\[96m`, `${esc}\\[7m`, 'Found \\d+ errors?', 'Errors {2}Files', ' {5}\\d+ {2}']
    .map((one) => `(?=${one})`)
    .join('|'),
);

/**
 * Puts the messages of the native TypeScript compiler together again. Rslib prints each piece
 * that comes through the pipe on a line of its own, and where the pieces end is chance: one run
 * says `error TS2322: Type …`, the next breaks the line in the middle. The colours, which
 * TypeScript always writes, tell where its lines really begin. Other lines stay as they are.
 */
export function mendTsgo(output: string): string {
  const lines: string[] = [];
  let pieces = '';
  const flush = (): void => {
    for (const line of pieces.split(beginnings)) lines.push(...explained(line));
    pieces = '';
  };
  for (const line of output.split('\n')) {
    if (line.startsWith(prefix)) {
      pieces = joined(pieces, line.slice(prefix.length));
    } else {
      if (pieces !== '') flush();
      lines.push(line);
    }
  }
  if (pieces !== '') flush();
  return lines.join('\n');
}

/** Two pieces, with what Rslib has cut off at their ends where one sentence ends and another explains it on a line of its own. */
function joined(before: string, piece: string): string {
  const isNext = before.endsWith('.') && /^[A-Z]/.test(piece);
  return isNext ? `${before}  ${piece}` : before + piece;
}

/** The lines of a message: the further ones, which explain the first, are indented. */
function explained(text: string): string[] {
  const lines = text.startsWith(`${esc}[96m`)
    ? text.replaceAll(/(?<=\S)(?= {2,}\S)/g, '\n').split('\n')
    : [text];
  return lines.map((line) => `${prefix}${line}`);
}
