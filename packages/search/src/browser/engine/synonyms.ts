import { fold } from './fold';
import { isIdle } from './idle';
import type { Synonyms } from './types';
import { linksOf, pairsOf, piecesOf } from './words';

/** One of several texts that mean the same. */
export interface Synonym {
  /** The whole of it, as it is compared. */
  readonly folded: string;
  /** Whether it is unspaced text alone, which a query may hold anywhere. */
  readonly unspaced: boolean;
  /** The words of a query that ask for it; none where it cannot be asked for. */
  readonly asked: readonly string[];
  /** The words by which it is found in a section. */
  readonly found: readonly string[];
}

/** Makes the groups of texts that mean the same ready to be asked for. */
export function prepareSynonyms(groups: Synonyms): readonly (readonly Synonym[])[] {
  return groups.map((group) => group.map(synonymOf));
}

function synonymOf(text: string): Synonym {
  const folded = fold(text);
  const pieces = piecesOf(folded);
  const words = (ofRun: (run: string) => string[]) =>
    pieces
      .flatMap(({ kind, text: piece }) =>
        kind === 'run' ? ofRun(piece) : linksOf(piece).map(fold),
      )
      .filter((word) => !isIdle(word));
  return {
    folded,
    unspaced: pieces.length > 0 && pieces.every(({ kind }) => kind === 'run'),
    asked: words((run) => [fold(run)]),
    found: words(pairsOf),
  };
}
