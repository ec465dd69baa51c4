/** Characters as wide as they are high: Han, kana, full-width forms, and the punctuation of Chinese. */
const wide =
  /[\u2014\u2018\u2019\u201c\u201d\u2026\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

/** Punctuation that must not begin a line. */
const closing = /^[，。、；：？！”’）》】,.;:?!)]/u;

/**
 * Estimates how wide a text is, in multiples of its font size. Latin letters are taken at the width of the
 * widest common ones, so that the estimate errs on the safe side.
 */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => {
    if (wide.test(character)) return sum + 1;
    if (/[A-Zmw@%—]/.test(character)) return sum + 0.72;
    if (/[ijl.,:;'!|()[\]]/.test(character)) return sum + 0.34;
    return sum + 0.58;
  }, 0);
}

/**
 * Breaks a text into lines of at most `width` (in multiples of the font size): between words, and between any two Han
 * characters, but never before closing punctuation. What does not fit on `count` lines ends with an ellipsis.
 */
export function breakLines(text: string, width: number, count: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (widthOf((line + piece).trimEnd()) <= width || line === '') {
      line += piece;
      continue;
    }
    lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  lines.push(line.trimEnd());
  if (lines.length <= count) return lines;
  const shown = lines.slice(0, count);
  return shown.with(-1, withEllipsis(shown.at(-1) ?? '', width));
}

/** Cuts a text into what may stand on different lines: words with the space after them, and single Han characters. */
function pieces(text: string): string[] {
  const found =
    text.match(
      /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef“‘—…]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+\s*|\s+/gu,
    ) ?? [];
  const all: string[] = [];
  for (const piece of found) {
    if (closing.test(piece) && all.length > 0) all.push((all.pop() ?? '') + piece);
    else all.push(piece);
  }
  return all;
}

function withEllipsis(line: string, width: number): string {
  let shown = line;
  while (shown !== '' && widthOf(`${shown}…`) > width)
    shown = shown.slice(0, -1).trimEnd();
  return `${shown}…`;
}
