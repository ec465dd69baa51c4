import { fold } from './fold';

/** A name as people write it: letters and digits, held together by what holds names together. */
const names = /[\p{L}\p{N}_]+(?:[./:\\-]+[\p{L}\p{N}_]+)*/gu;

/** Scripts that put no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** What a stretch of text consists of: runs without blanks between words, and names. */
export interface Piece {
  readonly kind: 'run' | 'name';
  readonly text: string;
}

/**
 * The names and the unspaced runs of a text, in order. A name next to Chinese text is a piece of
 * its own.
 */
export function piecesOf(text: string): Piece[] {
  return (text.match(names) ?? []).flatMap(apart);
}

function apart(found: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const run of found.matchAll(unspaced)) {
    pushName(pieces, found.slice(end, run.index));
    pieces.push({ kind: 'run', text: run[0] });
    end = run.index + run[0].length;
  }
  pushName(pieces, found.slice(end));
  return pieces;
}

function pushName(pieces: Piece[], text: string): void {
  const name = text.replace(/^[./:\\-]+|[./:\\-]+$/g, '');
  if (name !== '') pieces.push({ kind: 'name', text: name });
}

const camel = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|[^\p{Lu}\p{Ll}]+/gu;

/**
 * The links of a name's chain, as they are written: `output.distPath` has two. The ending of a
 * declaration, `d.ts`, is one.
 */
export function linksOf(name: string): string[] {
  return name
    .replace(/(^|[./])d\.([cm]?ts)\b/i, '$1d$2')
    .split(/[./:\\_-]+/)
    .filter(Boolean);
}

/**
 * The words under which a name is found, folded: whole, each link of its chain, each hump of a
 * link, and all of it without what joins it, so that `umd-name`, `umdName` and `umdname` meet.
 */
export function wordsOfName(name: string): readonly string[] {
  // Most names are one word and need nothing more.
  if (/^[A-Z]?[a-z0-9]+$/.test(name)) return [name.toLowerCase()];
  const links = linksOf(name);
  const humps = links.flatMap((link) => link.match(camel) ?? []);
  const words = [name, links.join(''), ...links, ...humps];
  return [...new Set(words.map(fold))];
}

/** The overlapping pairs of a run's characters, or the only character. */
export function pairsOf(run: string): string[] {
  const characters = [...fold(run)];
  if (characters.length < 2) return characters;
  return characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`);
}

const known = new Map<string, readonly string[]>();

/**
 * All words under which a text is found, each as often as it occurs. Every text of the index
 * is read so before the first result, so each name is taken apart once.
 */
export function wordsOf(text: string): string[] {
  return (text.match(names) ?? []).flatMap((found) => {
    const before = known.get(found);
    if (before) return before;
    const words = apart(found).flatMap(({ kind, text: piece }) =>
      kind === 'run' ? pairsOf(piece) : wordsOfName(piece),
    );
    known.set(found, words);
    return words;
  });
}
