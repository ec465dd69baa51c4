import {
  blankBetween,
  codeOf,
  type Kind,
  sizes,
} from '../../../theme/search/data/dictionary.ts';
import { piecesOf } from '../../../theme/search/data/pieces.ts';

/** Writes texts in the words of a dictionary. */
export interface Encoder {
  /** The entries, in the order of their codes: the most frequent ones have the shortest codes. */
  readonly words: readonly string[];
  /** Writes a text. Throws where it is none of those that the encoder was made for and has a word that they do not have. */
  write(text: string): string;
}

/** Cuts a run of Chinese characters into what becomes entries of the dictionary. */
type CutRun = (run: string) => readonly string[];

/** A Chinese word that stands in the texts so often is an entry; the others are written character by character. */
const often = 5;

/**
 * Where runs of words begin, from the most frequent ones on, that stand in the order of the alphabet, which takes fewer bytes. A run
 * within one length of codes makes some of their first bytes rarer than others, which does, too.
 */
const steps = [0, ...[0, 64, 192, 448, 960].map((count) => sizes[0] + count), sizes[1]];

/** Makes a dictionary for texts. */
export function encoderOf(texts: readonly string[]): Encoder {
  const cutRun = runCutter(texts);
  const counts = countsOf(texts.flatMap((text) => tokensOf(text, cutRun)));
  const byCount = [...counts]
    .sort(([a, as], [b, bs]) => bs - as || (a < b ? -1 : 1))
    .map(([token]) => token);
  const words = steps.flatMap((from, index) =>
    byCount.slice(from, steps[index + 1]).sort(),
  );
  const codes = new Map(words.map((word, place) => [word, codeOf(place)]));
  const codeFor = (token: string) => {
    const code = codes.get(token);
    if (code === undefined)
      throw new Error(`${JSON.stringify(token)} is no word of the search index.`);
    return code;
  };
  return { words, write: (text) => tokensOf(text, cutRun).map(codeFor).join('') };
}

function runCutter(texts: readonly string[]): CutRun {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const wordsIn = (run: string) =>
    [...segmenter.segment(run)].map(({ segment }) => segment);
  const runs = texts.flatMap(piecesOf).filter(({ kind }) => kind === 'run');
  const counts = countsOf(runs.flatMap(({ text }) => wordsIn(text)));
  return (run) =>
    wordsIn(run).flatMap((word) =>
      (counts.get(word) ?? 0) < often ? [...word] : [word],
    );
}

/** The words of a text and what stands between them, where it is not what stands there anyway. */
function tokensOf(text: string, cutRun: CutRun): string[] {
  const tokens: string[] = [];
  let before: Kind = 'between';
  let end = 0;
  for (const { kind, text: piece } of piecesOf(text)) {
    const start = text.indexOf(piece, end);
    const between = text.slice(end, start);
    // Where two words stand side by side without their blank, what stands between them is nothing.
    if (between !== blankBetween(before, kind)) tokens.push(between);
    tokens.push(...(kind === 'run' ? cutRun(piece) : [piece]));
    before = kind;
    end = start + piece.length;
  }
  return end < text.length ? [...tokens, text.slice(end)] : tokens;
}

function countsOf(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
