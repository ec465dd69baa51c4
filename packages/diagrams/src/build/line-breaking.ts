/** Full-width characters: Han, kana, full-width forms, and Chinese punctuation. */
const wide =
  /[\u2014\u2018\u2019\u201c\u201d\u2026\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

const cjk = '\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef';

/** Punctuation that must not start a line. */
const closing = '[，。、；：？！”’）》】,.;:?!)]*';

/** Lines may break between these: Han characters, and words with the space after them. */
const unbreakable = RegExp(
  `[${cjk}“‘—…]${closing}|[^\\s${cjk}]+${closing}\\s*|\\s+`,
  'gu',
);

/** Estimates the width of a text, in multiples of its font size. Overestimates Latin letters. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => {
    if (wide.test(character)) return sum + 1;
    if (/[A-Zmw@%—]/.test(character)) return sum + 0.72;
    if (/[ijl.,:;'!|()[\]]/.test(character)) return sum + 0.34;
    return sum + 0.58;
  }, 0);
}

/**
 * Breaks a text into lines of at most `width`, in multiples of the font size: between words and
 * between Han characters, but not before closing punctuation. A word that is too long keeps a line
 * of its own.
 */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(unbreakable) ?? []) {
    if (widthOf((line + piece).trimEnd()) <= width || line === '') {
      line += piece;
      continue;
    }
    lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  return [...lines, line.trimEnd()];
}
