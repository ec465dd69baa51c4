import { textNumbers } from '../browser/data/find.ts';
import { numbersOf } from '../browser/data/pieces.ts';
import type { ExplorerData } from '../browser/data/types.ts';
import { asRanges } from '../record/pool.ts';
import { statesOf } from '../record/states.ts';

/** Texts with more characters are bundled packages. What only they hold is fetched for the states that show them. */
const heavy = 20_000;

/** The data of an input without what only heavy texts hold, and that by groups. */
export interface SplitData {
  readonly main: ExplorerData;
  /** Pieces that follow those of `main`, by the name of their group, such as `esm-minify`. */
  readonly late: ReadonlyMap<string, readonly string[]>;
}

/** Puts the pieces that only heavy texts hold apart, by the format in which they are met first and whether it is minified. */
export function split(data: ExplorerData): SplitData {
  const texts = data.texts.map(numbersOf);
  const isHeavy = texts.map((numbers) => lengthOf(data, numbers) > heavy);
  const placed = new Set<number>();
  const fresh = (numbers: readonly number[]) =>
    numbers.filter((number) => !placed.has(number) && placed.add(number));
  const main = fresh(texts.filter((_, index) => !isHeavy[index]).flat());
  const groups = new Map<string, number[]>();
  for (const state of isHeavy.includes(true) ? statesOf(data.input) : []) {
    const name = `${state.format}${state.minify ? '-minify' : ''}`;
    const numbers = textNumbers(data, state).flatMap((text) => fresh(texts[text] ?? []));
    if (numbers.length > 0) groups.set(name, [...(groups.get(name) ?? []), ...numbers]);
  }
  const order = [...main, ...[...groups.values()].flat()];
  const places = new Map(order.map((number, place) => [number, place]));
  const told = (numbers: readonly number[]) =>
    numbers.map((number) => data.pieces[number] ?? '');
  return {
    main: {
      ...data,
      pieces: told(main),
      texts: texts.map((numbers) =>
        asRanges(numbers.map((number) => places.get(number) ?? -1)),
      ),
    },
    late: new Map([...groups].map(([name, numbers]) => [name, told(numbers)])),
  };
}

function lengthOf({ pieces }: ExplorerData, numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + (pieces[number]?.length ?? 0), 0);
}
