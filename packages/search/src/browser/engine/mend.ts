import { doubtfulPlaces, type Place, type Said } from './doubt';
import { isIdle } from './idle';

/** A longer run is a sentence, in which a slip matters little. */
const longest = 24;

/**
 * In a word of so many characters, one may be a slip that says nothing by itself, as 不 in `外不依赖`;
 * in a shorter one it is meant.
 */
const longEnough = 4;

/**
 * Unspaced text with wrong characters put right, as `静态资原` to `静态资源`, or as it was. A character may
 * be wrong where the site never has it next to its neighbour. The right one sounds like it, since
 * nearly everybody types Chinese by its sound, and makes a word of the glossary, or what the site
 * says more than once. `segments` are the words into which the browser cuts the run.
 */
export function mend(run: string, segments: readonly string[], said: Said): string {
  if (run.length > longest) return run;
  const places = doubtfulPlaces(run, segments, said);
  if (places.length === 0) return run;
  return fromWords(run, segments, places, said) ?? fromSite(run, places, said) ?? run;
}

/**
 * The run with the longest word of the glossary from which doubtful places alone keep it, half of
 * it at most, at the ends of words.
 */
function fromWords(
  run: string,
  segments: readonly string[],
  places: readonly Place[],
  { words, soundsAlike }: Said,
): string | undefined {
  const ends = new Set([0]);
  let end = 0;
  for (const segment of segments) {
    end += segment.length;
    ends.add(end);
  }
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const isSlip = (at: number, right: string) =>
      places.some((one) => one.at === at && (!one.isIdle || word.length >= longEnough)) &&
      soundsAlike(run.charAt(at), right);
    for (let at = 0; at + word.length <= run.length; at++) {
      if (!ends.has(at) || !ends.has(at + word.length)) continue;
      const wrong = [...word]
        .map((right, index) => ({ right, at: at + index }))
        .filter((one) => run.charAt(one.at) !== one.right);
      if (
        wrong.length > 0 &&
        wrong.length <= word.length / 2 &&
        wrong.every((one) => isSlip(one.at, one.right))
      )
        return run.slice(0, at) + word + run.slice(at + word.length);
    }
  }
  return undefined;
}

/**
 * The run with the character that the site has most often, more than once, between those around it.
 */
function fromSite(
  run: string,
  places: readonly Place[],
  { sectionsWith, behind: charactersBehind, countOf, soundsAlike }: Said,
): string | undefined {
  if (run.length < 3) return undefined;
  let best = { text: '', count: 1 };
  for (const { at, isAlone, isIdle: isMeant } of places) {
    const isLast = at === run.length - 1;
    if (!isAlone || isMeant || at === 0 || (isLast && run.length < 4)) continue;
    const behind = run[at + 1] ?? '';
    const start = Math.max(0, Math.min(at - 1, run.length - 3));
    for (const character of charactersBehind(run.charAt(at - 1))) {
      if (isIdle(character) || (behind !== '' && countOf(character + behind) === 0))
        continue;
      if (!soundsAlike(run.charAt(at), character)) continue;
      const text = run.slice(0, at) + character + run.slice(at + 1);
      const count = sectionsWith(text.slice(start, start + 3));
      if (count > best.count) best = { text, count };
    }
  }
  return best.text === '' ? undefined : best.text;
}
