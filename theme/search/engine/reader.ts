import type { Dictionary, Entry } from '../data/dictionary';
import { fold } from './fold';
import { isOneCharacter, Words } from './numbered';
import { wordsOf, wordsOfName } from './words';

/** Gives the numbers of the words under which texts are found, each once, in the order in which they first stand in them. */
export interface WordReader {
  /** Reads a plain text, and puts its words behind those that are there. */
  plain(text: string, words: number[]): void;
  /** The same for texts that are written in the words of the dictionary. Throws where one is not. */
  coded(texts: readonly string[], words: number[]): void;
  /** All words that were met, with their numbers. */
  readonly words: Words;
}

/**
 * Makes a reader for all texts of an index. It finds the words that `wordsOf` defines, but takes each entry of the dictionary
 * apart only once, and each pair of Chinese characters that stand at the edges of two entries.
 */
export function wordReader(dictionary: Dictionary): WordReader {
  const { entries } = dictionary;
  const words = new Words();
  /** In which reading each word was met last. */
  const lastMet: number[] = [];
  const ofEntry: (readonly number[] | undefined)[] = entries.map(() => undefined);
  const folded: (string | undefined)[] = entries.map(() => undefined);
  let now = 0;

  const note = (id: number, into: number[]) => {
    if (lastMet[id] === now) return;
    lastMet[id] = now;
    into.push(id);
  };
  const takeApart = (place: number): readonly number[] => {
    const { kind, text } = entries[place] ?? nothing;
    const met =
      kind === 'run'
        ? words.meetPairsIn(foldedOf(place))
        : Array.from(kind === 'between' ? [] : wordsOfName(text), (word) =>
            words.meet(word),
          );
    ofEntry[place] = met;
    return met;
  };
  const foldedOf = (place: number): string => {
    const text = folded[place] ?? fold(entries[place]?.text ?? '');
    folded[place] = text;
    return text;
  };
  /** A single character is a word only where it stands alone. */
  const alone = (place: number, into: number[]) => {
    const text = foldedOf(place);
    if (isOneCharacter(text)) note(words.meet(text), into);
  };
  const read = (text: string, into: number[]) => {
    // The last entry that was read of a run of Chinese characters, and how many those are.
    let last = 0;
    let parts = 0;
    for (const place of dictionary.placesIn(text)) {
      if (entries[place]?.kind === 'run') {
        if (parts > 0) note(words.meetEdge(foldedOf(last), foldedOf(place)), into);
        last = place;
        parts++;
      } else {
        if (parts === 1) alone(last, into);
        parts = 0;
      }
      for (const id of ofEntry[place] ?? takeApart(place)) note(id, into);
    }
    if (parts === 1) alone(last, into);
  };

  return {
    plain(text, into) {
      now++;
      for (const word of wordsOf(text)) note(words.meet(word), into);
    },
    coded(texts, into) {
      now++;
      for (const text of texts) read(text, into);
    },
    words,
  };
}

const nothing: Entry = { text: '', kind: 'between' };
