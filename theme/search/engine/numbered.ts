import { pairsOf } from './words';

/**
 * The words under which texts are found, each with a number, which counts up from 0. Words of two units, such as the pairs of
 * Chinese characters that most words of a Chinese site are, are known by their units: making a text of each pair and looking that up
 * takes several times as long.
 */
export class Words {
  /** The words by their numbers. */
  readonly texts: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #ofTwo = new Map<number, number>();

  /** The number of a folded word, which is new where it was not met before. */
  meet(text: string): number {
    if (text.length === 2) return this.#meetPair(text.charCodeAt(0), text.charCodeAt(1));
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.texts.push(text) - 1;
    this.#ids.set(text, id);
    return id;
  }

  /** The numbers of the overlapping pairs of characters in a folded run; none in a run of one character. */
  meetPairsIn(run: string): number[] {
    if (surrogate.test(run))
      return isOneCharacter(run) ? [] : pairsOf(run).map((pair) => this.meet(pair));
    const ids: number[] = [];
    for (let at = 0; at + 1 < run.length; at++)
      ids.push(this.#meetPair(run.charCodeAt(at), run.charCodeAt(at + 1)));
    return ids;
  }

  /** The number of the pair of characters where two folded runs meet. */
  meetEdge(before: string, after: string): number {
    const last = before.charCodeAt(before.length - 1);
    const first = after.charCodeAt(0);
    if (!isSurrogate(last) && !isSurrogate(first)) return this.#meetPair(last, first);
    return this.meet(
      ([...before].at(-1) ?? '') + String.fromCodePoint(after.codePointAt(0) ?? 0),
    );
  }

  /** The number of a word that was met. */
  idOf(text: string): number | undefined {
    if (text.length !== 2) return this.#ids.get(text);
    return this.#ofTwo.get(keyOf(text.charCodeAt(0), text.charCodeAt(1)));
  }

  #meetPair(first: number, second: number): number {
    const key = keyOf(first, second);
    const known = this.#ofTwo.get(key);
    if (known !== undefined) return known;
    const id = this.texts.push(String.fromCharCode(first, second)) - 1;
    this.#ofTwo.set(key, id);
    return id;
  }
}

/** Whether a text is a single character, which may be two units long. */
export function isOneCharacter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && isSurrogate(text.charCodeAt(0)));
}

const surrogate = /[\ud800-\udfff]/;

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function keyOf(first: number, second: number): number {
  return first * 0x10000 + second;
}
