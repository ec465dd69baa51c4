import type { Group } from '../client/client';
import type { Hit } from '../engine/types';

/** A result in the list, in the order in which the arrow keys go through them. */
export interface Row {
  readonly id: string;
  readonly hit: Hit;
  /** Whether it is on this site; others open in a new window. */
  readonly own: boolean;
  /** Name of its index, where there are several. */
  readonly group: string | undefined;
  /** Whether it belongs to the page of the row before it. */
  readonly further: boolean;
}

/** All results of all indexes as rows. */
export function rowsOf(groups: readonly Group[]): Row[] {
  const named = groups.filter(({ pages }) => pages.length > 0);
  return named.flatMap(({ index, own, pages }, groupIndex) =>
    pages.flatMap(({ hits }, pageIndex) =>
      hits.map((hit, hitIndex) => ({
        id: `search-${groupIndex}-${pageIndex}-${hitIndex}`,
        hit,
        own,
        group: named.length > 1 ? index : undefined,
        further: hitIndex > 0,
      })),
    ),
  );
}
