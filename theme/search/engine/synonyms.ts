import { fold } from './fold';
import { isIdle } from './idle';
import type { Synonyms } from './types';
import { linksOf, pairsOf, piecesOf } from './words';

/** One of several texts that mean the same. It is taken apart when a query may ask for it, since few are ever asked for. */
export class Synonym {
  /** The whole of it, as it is compared. */
  readonly folded: string;
  #known: Apart | undefined;

  constructor(text: string) {
    this.folded = fold(text);
  }

  /** Whether it is unspaced text alone, which a query may hold anywhere. */
  get unspaced(): boolean {
    return this.#apart.unspaced;
  }

  /** The words of a query that ask for it; none where it cannot be asked for. */
  get asked(): readonly string[] {
    return this.#apart.asked;
  }

  /** The words by which it is found in a section. */
  get found(): readonly string[] {
    return this.#apart.found;
  }

  /** Whether one of its words may begin with one of these units of text; where none does, no query of such words asks for it. */
  mayBegin(units: ReadonlySet<string>): boolean {
    for (let at = 0; at < this.folded.length; at++) {
      if (units.has(this.folded.charAt(at)) && isStart(this.folded, at)) return true;
    }
    return false;
  }

  get #apart(): Apart {
    this.#known ??= takeApart(this.folded);
    return this.#known;
  }
}

interface Apart {
  readonly unspaced: boolean;
  readonly asked: readonly string[];
  readonly found: readonly string[];
}

/** Makes the groups of texts that mean the same ready to be asked for. */
export function prepareSynonyms(groups: Synonyms): readonly (readonly Synonym[])[] {
  return groups.map((group) => group.map((text) => new Synonym(text)));
}

function takeApart(text: string): Apart {
  const pieces = piecesOf(text);
  const words = (ofRun: (run: string) => string[]) =>
    pieces
      .flatMap(({ kind, text: piece }) =>
        kind === 'run' ? ofRun(piece) : linksOf(piece).map(fold),
      )
      .filter((word) => !isIdle(word));
  return {
    unspaced: pieces.length > 0 && pieces.every(({ kind }) => kind === 'run'),
    asked: words((run) => [fold(run)]),
    found: words(pairsOf),
  };
}

/** Only a letter or digit of ASCII behind another one never begins a word. */
function isStart(text: string, at: number): boolean {
  return !isPlain(text.charAt(at)) || !isPlain(text.charAt(at - 1));
}

function isPlain(unit: string): boolean {
  return (unit >= 'a' && unit <= 'z') || (unit >= '0' && unit <= '9');
}
