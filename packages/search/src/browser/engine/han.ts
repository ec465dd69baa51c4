import { isIdle, isNegation, isParticle } from './idle';

/**
 * A word of unspaced text. `core` is what is left of it without a character that was joined to it.
 */
export interface HanWord {
  readonly text: string;
  readonly core?: string;
}

/** In how many sections a text of two characters stands. */
export type CountOf = (pair: string) => number;

/**
 * Joins the single characters into which a browser cuts words that it does not know: `组|件|库` is a
 * word and its ending. Whether two belong together is told by the site, on which they stand next to
 * each other.
 */
export function joinWords(words: readonly string[], countOf: CountOf): HanWord[] {
  const pairs = joinSingles(words, countOf);
  const joined: HanWord[] = [];
  for (let at = 0; at < pairs.length; at++) {
    const word = pairs[at] ?? '';
    const before = joined.at(-1);
    const next = pairs[at + 1] ?? '';
    if (!isLoose(word)) joined.push({ text: word });
    else {
      const left =
        !isNegation(word) && canHold(before?.text) && before?.core === undefined
          ? countOf(`${before?.text.at(-1)}${word}`)
          : 0;
      const right = canHold(next) ? countOf(`${word}${next[0]}`) : 0;
      if (left > 0 && left >= right)
        joined[joined.length - 1] = {
          text: `${before?.text}${word}`,
          core: before?.text ?? '',
        };
      else if (right > 0) {
        joined.push({ text: `${word}${next}`, core: next });
        at++;
      } else joined.push({ text: word });
    }
  }
  return joined;
}

function isLoose(word: string): boolean {
  return word.length === 1 && (!isIdle(word) || isNegation(word));
}

function canHold(word: string | undefined): boolean {
  return word !== undefined && word.length > 1 && !isIdle(word);
}

/**
 * Neighbouring single characters become words of two, those first that stand together most often.
 */
function joinSingles(words: readonly string[], countOf: CountOf): string[] {
  const joined = [...words];
  for (;;) {
    let best = 0;
    let place = -1;
    for (let at = 0; at + 1 < joined.length; at++) {
      const [one = '', two = ''] = joined.slice(at, at + 2);
      const count =
        one.length === 1 &&
        two.length === 1 &&
        !isParticle(one) &&
        !isParticle(two) &&
        !(isIdle(one) && isIdle(two))
          ? countOf(one + two)
          : 0;
      if (count > best) [best, place] = [count, at];
    }
    if (place < 0) return joined;
    joined.splice(place, 2, joined.slice(place, place + 2).join(''));
  }
}
