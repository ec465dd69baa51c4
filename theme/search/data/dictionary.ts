/** What an entry of a dictionary is: a name, text of a script without blanks between words, or what stands between the two. */
export type Kind = 'name' | 'run' | 'between';

/** A word of a dictionary, or what stands between words. */
export interface Entry {
  readonly text: string;
  readonly kind: Kind;
}

/** Stands between coded texts, and is no code. */
export const between = '\u007f';

/**
 * The codes of the first entries are one byte in UTF-8 and nothing that JSON would escape, those of the next ones two bytes, then
 * three. Behind those a code is a mark and another character.
 */
const oneByte = Array.from({ length: 0x5f }, (_, index) => 0x20 + index).filter(
  (code) => code !== 0x22 && code !== 0x5c,
);
const firstBeyond = 0x80;
const firstMark = 0xe000;
const behindMark = 0x5000;

/** How many entries have a code of one byte, and how many of at most two. */
export const sizes: readonly [number, number] = [
  oneByte.length,
  oneByte.length + 0x800 - firstBeyond,
];

/** How many entries have a code of one character. */
const single = oneByte.length + 0xd800 - firstBeyond;

/** The code of the entry at a place. */
export function codeOf(place: number): string {
  const ascii = oneByte[place];
  if (ascii !== undefined) return String.fromCharCode(ascii);
  const beyond = place - oneByte.length;
  if (place < single) return String.fromCharCode(firstBeyond + beyond);
  const rest = place - single;
  return String.fromCharCode(
    firstMark + Math.floor(rest / behindMark),
    0x80 + (rest % behindMark),
  );
}

/** The places of the codes of one byte. */
const places: readonly number[] = Array.from({ length: firstBeyond }, (_, code) =>
  oneByte.indexOf(code),
);

/** The words in which the texts of an index are written. */
export class Dictionary {
  readonly entries: readonly Entry[];

  /** Takes the entries in the order of their codes. */
  constructor(texts: readonly string[]) {
    this.entries = texts.map((text) => ({ text, kind: kindOf(text) }));
  }

  /** The places of the entries in which a coded text is written. Throws where the text has no such code. */
  placesIn(coded: string): Int32Array {
    const found = new Int32Array(coded.length);
    return found.subarray(0, this.write(coded, found, 0));
  }

  /**
   * Writes the same into an array from `at` on, and gives where they end. Every text of an index is read so before its first
   * result is shown, hence the plain loop.
   */
  write(coded: string, into: Int32Array, at: number): number {
    const count = this.entries.length;
    let to = at;
    for (let from = 0; from < coded.length; from++) {
      const code = coded.charCodeAt(from);
      let place = code - firstBeyond + oneByte.length;
      if (code < firstBeyond) place = places[code] ?? -1;
      else if (code >= firstMark) {
        from++;
        place = single + (code - firstMark) * behindMark + coded.charCodeAt(from) - 0x80;
      }
      // Not a number where a mark is the last character.
      if (!(place >= 0 && place < count))
        throw new Error('The search index does not fit its dictionary.');
      into[to++] = place;
    }
    return to;
  }

  /** The text that was coded. Throws where it has no such code. */
  read(coded: string): string {
    let text = '';
    let before: Kind = 'between';
    for (const place of this.placesIn(coded)) {
      const entry = this.entries[place];
      if (!entry) continue;
      text += blankBetween(before, entry.kind) + entry.text;
      before = entry.kind;
    }
    return text;
  }
}

/** The blank that stands between two words without being written. None between two of a script without blanks. */
export function blankBetween(before: Kind, after: Kind): string {
  if (before === 'between' || after === 'between') return '';
  return before === 'run' && after === 'run' ? '' : ' ';
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const named = /^[\p{L}\p{N}_]/u;

/** What a text is that is one piece of a longer one. Its first character tells. */
function kindOf(text: string): Kind {
  const first = text.charCodeAt(0);
  if (first < 0x80) return /^\w/.test(text) ? 'name' : 'between';
  if (unspaced.test(text)) return 'run';
  return named.test(text) ? 'name' : 'between';
}
