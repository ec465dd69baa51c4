import type { Dictionary, Entry } from '../data/dictionary';
import { fold } from './fold';
import { pairsOf, wordsOf, wordsOfName } from './words';

/** The number of a word among all of them. */
export interface Numbered {
  readonly id: number;
}

/** A word under which sections are found, and in which reading it was met last. */
interface Met extends Numbered {
  at: number;
}

/** Gives the numbers of the words under which texts are found, each once, in the order in which they first stand in them. */
export interface WordReader {
  /** Reads a plain text, and puts its words behind those that are there. */
  plain(text: string, words: number[]): void;
  /** The same for texts that are written in the words of the dictionary. Throws where one is not. */
  coded(texts: readonly string[], words: number[]): void;
  /** All words that were met, in the order of their numbers. */
  readonly words: ReadonlyMap<string, Numbered>;
}

/**
 * Makes a reader for all texts of an index. It finds the words that `wordsOf` defines, but takes each entry of the dictionary
 * apart only once, and each pair of Chinese characters that stand at the edges of two entries.
 */
export function wordReader(dictionary: Dictionary): WordReader {
  const words = new Map<string, Met>();
  const ofEntry: (readonly Met[] | undefined)[] = dictionary.entries.map(() => undefined);
  const ofEdge = new Map<number, Met>();
  let now = 0;
  let found: number[] = [];

  const meet = (text: string): Met => {
    const before = words.get(text);
    if (before) return before;
    const first: Met = { id: words.size, at: 0 };
    words.set(text, first);
    return first;
  };
  const note = (word: Met) => {
    if (word.at === now) return;
    word.at = now;
    found.push(word.id);
  };
  const begin = (into: number[]) => {
    now++;
    found = into;
  };
  const takeApart = ({ kind, text }: Entry, place: number): readonly Met[] => {
    const apart = kind === 'run' ? pairsIn(text) : [...wordsOfName(text)];
    const met = apart.map(meet);
    ofEntry[place] = met;
    return met;
  };
  const atEdge = (before: number, after: number): Met => {
    const key = before * 0x10000 + after;
    const known = ofEdge.get(key);
    if (known) return known;
    const { entries } = dictionary;
    const pair = lastOf(entries[before]?.text) + firstOf(entries[after]?.text);
    const word = meet(fold(pair));
    ofEdge.set(key, word);
    return word;
  };

  // The last entry that was read of a run of Chinese characters, and how many those are.
  let last = 0;
  let parts = 0;
  const endRun = () => {
    // A single character is a word only where it stands alone.
    const text = dictionary.entries[last]?.text ?? '';
    if (parts === 1 && pairsIn(text).length === 0) note(meet(fold(text)));
    parts = 0;
  };
  const readEntry = (entry: Entry, place: number) => {
    if (entry.kind === 'run') {
      if (parts > 0) note(atEdge(last, place));
      last = place;
      parts++;
    } else if (parts > 0) endRun();
    if (entry.kind === 'between') return;
    for (const word of ofEntry[place] ?? takeApart(entry, place)) note(word);
  };

  return {
    plain(text, into) {
      begin(into);
      for (const word of wordsOf(text)) note(meet(word));
    },
    coded(texts, into) {
      begin(into);
      for (const text of texts) {
        dictionary.each(text, readEntry);
        endRun();
      }
    },
    words,
  };
}

/** The pairs of characters inside a run. */
function pairsIn(run: string): string[] {
  return run.length < 2 || [...run].length < 2 ? [] : pairsOf(run);
}

/** The first character of a text, of one unit or two. */
function firstOf(text = ''): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0);
}

function lastOf(text = ''): string {
  const last = text.codePointAt(text.length - 2) ?? 0;
  return last > 0xffff ? String.fromCodePoint(last) : text.slice(-1);
}
