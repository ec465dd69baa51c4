/** A name as people write it: letters and digits, held together by what holds names together. */
const names = /[\p{L}\p{N}_]+(?:[./:\\-]+[\p{L}\p{N}_]+)*/gu;

/** Scripts that put no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** What a stretch of text consists of: runs without blanks between words, and names. */
export interface Piece {
  readonly kind: 'run' | 'name';
  readonly text: string;
}

/** The names and the unspaced runs of a text, in order. A name next to Chinese text is a piece of its own. */
export function piecesOf(text: string): Piece[] {
  return (text.match(names) ?? []).flatMap((found) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const run of found.matchAll(unspaced)) {
      pushName(pieces, found.slice(end, run.index));
      pieces.push({ kind: 'run', text: run[0] });
      end = run.index + run[0].length;
    }
    pushName(pieces, found.slice(end));
    return pieces;
  });
}

function pushName(pieces: Piece[], text: string): void {
  const name = text.replace(/^[./:\\-]+|[./:\\-]+$/g, '');
  if (name !== '') pieces.push({ kind: 'name', text: name });
}
