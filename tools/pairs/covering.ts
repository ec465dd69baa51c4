import { type FactorRow, factors, refused } from './factors.ts';

type Place = readonly [factor: number, value: number];

/**
 * Rows in which every pair of values of two options occurs at least once, except those that the tool
 * refuses. The same on each run: a row starts with the first pair that is left, and each further
 * value is the one that covers most of the others.
 */
export function coveringRows(): FactorRow[] {
  const left = new Map<string, readonly [Place, Place]>();
  factors.forEach(({ values }, a) => {
    values.forEach((_, x) => {
      for (let b = a + 1; b < factors.length; b++) {
        factors[b]?.values.forEach((_, y) => {
          if (fits([[a, x]], [b, y]))
            left.set(key([a, x], [b, y]), [
              [a, x],
              [b, y],
            ]);
        });
      }
    });
  });
  const rows: FactorRow[] = [];
  for (let [first] = left.values(); first; [first] = left.values()) {
    const places: Place[] = [...first];
    factors.forEach(({ values }, factor) => {
      if (places.some(([taken]) => taken === factor)) return;
      const gains = values.map((_, value) =>
        fits(places, [factor, value])
          ? places.filter((one) => left.has(key(one, [factor, value]))).length
          : -1,
      );
      places.push([factor, gains.indexOf(Math.max(...gains))]);
    });
    for (const a of places) for (const b of places) left.delete(key(a, b));
    rows.push(places.sort(([a], [b]) => a - b).map(([, value]) => value));
  }
  return rows;
}

/** Whether a value can be added to others without a pair that the tool refuses. */
function fits(places: readonly Place[], added: Place): boolean {
  return places.every((one) => !refused.some(([a, b]) => key(a, b) === key(one, added)));
}

function key(one: Place, other: Place): string {
  return [one, other].sort(([a], [b]) => a - b).join(';');
}
