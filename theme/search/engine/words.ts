import { piecesOf } from '../data/pieces';
import { fold } from './fold';

const camel = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|[^\p{Lu}\p{Ll}]+/gu;

/** The links of a name's chain, as they are written: `output.distPath` has two. The ending of a declaration, `d.ts`, is one. */
export function linksOf(name: string): string[] {
  return name
    .replace(/(^|[./])d\.([cm]?ts)\b/i, '$1d$2')
    .split(/[./:\\_-]+/)
    .filter(Boolean);
}

/**
 * The words under which a name is found, folded: whole, each link of its chain, each hump of a link, and all of it without
 * what joins it, so that `umd-name`, `umdName` and `umdname` meet.
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

/** All words under which a text is found, each as often as it occurs. */
export function wordsOf(text: string): string[] {
  return piecesOf(text).flatMap(({ kind, text: piece }) =>
    kind === 'run' ? pairsOf(piece) : wordsOfName(piece),
  );
}
