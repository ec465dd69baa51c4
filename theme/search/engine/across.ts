import type { Entry } from '../data/dictionary';
import { fold } from './fold';
import { isOneCharacter } from './han';
import type { Tokens } from './tokens';

/**
 * The words of unspaced text that no entry of the dictionary holds in itself: pairs of characters where two entries meet, and
 * single characters that stand alone. They are looked for when somebody asks, since making all of them is most of what making
 * an engine would take.
 */
export class Across {
  readonly #entries: readonly Entry[];
  readonly #tokens: Tokens;
  #known: Edges | undefined;

  constructor(entries: readonly Entry[], tokens: Tokens) {
    this.#entries = entries;
    this.#tokens = tokens;
  }

  /** Where a folded word stands so, in no order; a pair stands where its first character does. */
  positionsOf(word: string): number[] {
    const [first = '', second] = word;
    if (first.length + (second?.length ?? 0) < word.length) return [];
    const positions: number[] = [];
    this.#behind(first, (position, behind) => {
      if (behind === second) positions.push(position);
    });
    return positions;
  }

  has(word: string): boolean {
    return this.positionsOf(word).length > 0;
  }

  /** The words that begin with a character. */
  beginningWith(character: string): Set<string> {
    const words = new Set<string>();
    this.#behind(character, (_, behind = '') => words.add(character + behind));
    return words;
  }

  /** The pairs that a character ends. */
  endedBy(character: string): Set<string> {
    const { beginning, lasts } = this.#edges;
    return new Set(
      (beginning.get(character) ?? [])
        .flatMap((entry) => [...this.#tokens.positionsOf(entry)])
        .flatMap((position) => lasts[this.#tokens.at(position - 1)] ?? [])
        .map((before) => before + character),
    );
  }

  /** Tells where entries end with a character, and the one behind it; none where it stands alone. */
  #behind(character: string, tell: (position: number, behind?: string) => void): void {
    const { ending, firsts, lasts } = this.#edges;
    for (const entry of ending.get(character) ?? []) {
      const isOne = isOneCharacter(this.#entries[entry]?.text ?? '');
      for (const position of this.#tokens.positionsOf(entry)) {
        const behind = firsts[this.#tokens.at(position + 1)];
        if (behind !== undefined) tell(position, behind);
        else if (isOne && lasts[this.#tokens.at(position - 1)] === undefined)
          tell(position);
      }
    }
  }

  get #edges(): Edges {
    this.#known ??= edgesOf(this.#entries);
    return this.#known;
  }
}

/** The folded characters at the edges of unspaced entries, by the places of these, and the other way round. */
interface Edges {
  readonly firsts: readonly (string | undefined)[];
  readonly lasts: readonly (string | undefined)[];
  readonly beginning: ReadonlyMap<string, readonly number[]>;
  readonly ending: ReadonlyMap<string, readonly number[]>;
}

function edgesOf(entries: readonly Entry[]): Edges {
  const firsts: (string | undefined)[] = [];
  const lasts: (string | undefined)[] = [];
  const beginning = new Map<string, number[]>();
  const ending = new Map<string, number[]>();
  for (const [place, { kind, text }] of entries.entries()) {
    const folded = kind === 'run' ? fold(text) : '';
    const first = characterAt(folded, 0);
    const last = characterAt(folded, folded.length - 1);
    firsts.push(first);
    lasts.push(last);
    if (first === undefined || last === undefined) continue;
    note(beginning, first, place);
    note(ending, last, place);
  }
  return { firsts, lasts, beginning, ending };
}

function note(places: Map<string, number[]>, character: string, place: number): void {
  const before = places.get(character);
  if (before) before.push(place);
  else places.set(character, [place]);
}

/** The character to which the unit at a place belongs: most are one unit, and taking apart whole texts takes longer. */
function characterAt(text: string, place: number): string | undefined {
  const unit = text[place];
  if (unit === undefined || !isSurrogate(unit)) return unit;
  return text.slice(place - (place === 0 ? 0 : 1), place + (place === 0 ? 2 : 1));
}

function isSurrogate(unit: string): boolean {
  return unit >= '\ud800' && unit <= '\udfff';
}
