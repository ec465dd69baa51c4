import { fold } from '../engine/fold';
import type { Mark } from '../engine/types';

/** Where folded words stand in a text, whatever their case, width and accents. An empty word stands nowhere. */
export function placesOf(text: string, words: readonly string[]): Mark[] {
  const folded = fold(text);
  return words
    .filter((word) => word !== '')
    .flatMap((word) => {
      const places: Mark[] = [];
      let start = folded.indexOf(word);
      while (start >= 0) {
        places.push({ start, length: word.length });
        start = folded.indexOf(word, start + word.length);
      }
      return places;
    });
}
