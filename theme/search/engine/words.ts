import { fold } from './fold';

/** A name as people write it: letters and digits, held together by what holds names together. */
const names = /[\p{L}\p{N}_]+(?:[./:\\-]+[\p{L}\p{N}_]+)*/gu;

/** Scripts that put no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

const camel = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|[^\p{Lu}\p{Ll}]+/gu;

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

/** The links of a name's chain, as they are written: `output.distPath` has two. */
export function linksOf(name: string): string[] {
  return name.split(/[./:\\_-]+/).filter(Boolean);
}

/**
 * The words under which a name is found, folded: whole, each link of its chain, each hump of a link, and all of it without
 * what joins it, so that `umd-name`, `umdName` and `umdname` meet.
 */
export function wordsOfName(name: string): Set<string> {
  const links = linksOf(name);
  const humps = links.flatMap((link) => link.match(camel) ?? []);
  const words = [name, links.join(''), ...links, ...humps];
  return new Set(words.map(fold));
}

/** The overlapping pairs of a run's characters, or the only character. */
export function pairsOf(run: string): string[] {
  const characters = [...fold(run)];
  if (characters.length < 2) return characters;
  return characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`);
}

/** Gives the words under which a text is found, each once, in the order in which they first stand in it. */
export type WordReader = (text: string) => Set<string>;

/**
 * Makes a reader that remembers the words of each name, since the same ones stand in a text again and again. So one is made
 * for the texts of a site, and then let go. `isNew` is told every word that no text had before.
 */
export function wordReader(isNew: (word: string) => void): WordReader {
  const known = new Map<string, readonly string[]>();
  const read = (name: string): readonly string[] => {
    const words = wordsOf(name);
    for (const word of words) isNew(word);
    known.set(name, words);
    return words;
  };
  return (text) => {
    const found = new Set<string>();
    for (const name of text.match(names) ?? []) {
      for (const word of known.get(name) ?? read(name)) found.add(word);
    }
    return found;
  };
}

/** All words under which a text is found, each as often as it occurs. */
export function wordsOf(text: string): string[] {
  return piecesOf(text).flatMap(({ kind, text: piece }) =>
    kind === 'run' ? pairsOf(piece) : [...wordsOfName(piece)],
  );
}
